// The text of an effect's shaders, in the language of OpenGL ES 2.
extension EffectShape {
  var vertexShader: String {
    """
    attribute vec4 a_position;
    attribute vec3 a_normal;
    attribute vec4 a_color;
    attribute vec2 a_texCoord0;
    attribute vec2 a_texCoord1;
    uniform mat4 u_modelview;
    uniform mat4 u_projection;
    uniform mat3 u_normal;
    uniform vec4 u_color;
    \(varyings)
    \(lights > 0 && !isLitPerPixel ? lighting : "")
    void main() {
      vec4 eye = u_modelview * a_position;
      vec4 base = \(hasConstantColor ? "u_color" : "a_color");
      v_color = \(lights > 0 && !isLitPerPixel ? "lit(eye.xyz, normalize(u_normal * a_normal), base)" : "base");
      \(isLitPerPixel ? "v_eye = eye.xyz; v_normal = u_normal * a_normal;" : "")
      \(fog == nil ? "" : "v_distance = -eye.z;")
      \(textures.enumerated().map { "v_texCoord\($0) = a_texCoord\($1.coordinates);" }.joined())
      gl_Position = u_projection * eye;
    }
    """
  }

  var fragmentShader: String {
    """
    #ifdef GL_FRAGMENT_PRECISION_HIGH
    precision highp float;
    #else
    precision mediump float;
    #endif
    \(textures.indices.map { "uniform sampler2D u_texture\($0);" }.joined())
    \(varyings)
    \(isLitPerPixel ? lighting : "")
    \(fog == nil ? "" : "uniform vec4 u_fogColor; uniform vec3 u_fog;")
    void main() {
      \(isLitPerPixel ? "vec3 normal = normalize(v_normal);" : "")
      \(isTwoSided ? "if (!gl_FrontFacing) normal = -normal;" : "")
      vec4 color = \(isLitPerPixel ? "lit(v_eye, normal, v_color)" : "v_color");
      \(textures.enumerated().map(Self.applying).joined(separator: "\n"))
      \(fogging)
      gl_FragColor = color;
    }
    """
  }

  private var varyings: String {
    "varying vec4 v_color;" + (isLitPerPixel ? "varying vec3 v_eye; varying vec3 v_normal;" : "")
      + (fog == nil ? "" : "varying float v_distance;")
      + textures.indices.map { "varying vec2 v_texCoord\($0);" }.joined()
  }

  private static func applying(_ index: Int, _ texture: Texture) -> String {
    let sample = "vec4 sample\(index) = texture2D(u_texture\(index), v_texCoord\(index));"
    let mixed =
      switch texture.mode {
      case .replace: "sample\(index)"
      case .modulate: "color * sample\(index)"
      case .decal: "vec4(mix(color.rgb, sample\(index).rgb, sample\(index).a), color.a)"
      }
    return "\(sample) color = \(mixed);"
  }

  /// `u_fog` is density, start and end.
  private var fogging: String {
    let rest: String
    switch fog {
    case nil: return ""
    case .exp: rest = "exp(-u_fog.x * v_distance)"
    case .exp2: rest = "exp(-u_fog.x * u_fog.x * v_distance * v_distance)"
    case .linear: rest = "(u_fog.z - v_distance) / (u_fog.z - u_fog.y)"
    }
    return "color.rgb = mix(u_fogColor.rgb, color.rgb, clamp(\(rest), 0.0, 1.0));"
  }

  /// The light that OpenGL ES 1 describes, in coordinates of the eye.
  private var lighting: String {
    """
    struct Light {
      vec4 position; vec4 ambient; vec4 diffuse; vec4 specular;
      vec3 attenuation; vec3 spotDirection; vec2 spot;
    };
    struct Material { vec4 ambient; vec4 diffuse; vec4 specular; vec4 emissive; float shininess; };
    uniform Light u_lights[\(lights)];
    uniform Material u_material;
    uniform vec4 u_ambient;
    vec3 shine(Light light, vec3 eye, vec3 normal, vec3 ambient, vec3 diffuse) {
      vec3 way = light.position.xyz - eye * light.position.w;
      float far = length(way);
      vec3 toLight = way / max(far, 0.000001);
      float weakened = light.position.w == 0.0 ? 1.0
        : 1.0 / dot(light.attenuation, vec3(1.0, far, far * far));
      float inSpot = dot(-toLight, light.spotDirection);
      if (light.spot.y > -1.0)
        weakened *= inSpot < light.spot.y ? 0.0 : pow(max(inSpot, 0.000001), light.spot.x);
      float facing = max(dot(normal, toLight), 0.0);
      vec3 halfway = normalize(toLight + vec3(0.0, 0.0, 1.0));
      float gloss = facing > 0.0
        ? pow(max(dot(normal, halfway), 0.000001), u_material.shininess) : 0.0;
      return weakened * (light.ambient.rgb * ambient + facing * light.diffuse.rgb * diffuse
        + gloss * light.specular.rgb * u_material.specular.rgb);
    }
    vec4 lit(vec3 eye, vec3 normal, vec4 base) {
      vec4 ambient = \(hasColorMaterial ? "base" : "u_material.ambient");
      vec4 diffuse = \(hasColorMaterial ? "base" : "u_material.diffuse");
      vec3 sum = u_material.emissive.rgb + u_ambient.rgb * ambient.rgb;
      for (int i = 0; i < \(lights); i++)
        sum += shine(u_lights[i], eye, normal, ambient.rgb, diffuse.rgb);
      return vec4(clamp(sum, 0.0, 1.0), diffuse.a);
    }
    """
  }
}
