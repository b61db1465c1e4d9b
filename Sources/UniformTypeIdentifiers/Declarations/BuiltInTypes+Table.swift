extension BuiltInTypes {
  /// Identifier, parents, extensions, MIME types, the type in words. Where two types have a name in
  /// common, the first is meant.
  static let table = """
    public.item||||
    public.content||||
    public.composite-content|public.content|||
    public.data|public.item||application/octet-stream|data
    public.directory|public.item||inode/directory|directory
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    public.symlink|public.item||inode/symlink|symbolic link
    com.apple.resolvable||||
    com.apple.mount-point|public.item,com.apple.resolvable|||mount point
    com.apple.alias-file|public.data,com.apple.resolvable|||alias
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.plugin|com.apple.bundle|||plug-in
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application,com.apple.bundle,com.apple.package|app||application
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application-and-system-extension|com.apple.application,com.apple.bundle|||application extension
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
    com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
    com.apple.xpc-service|com.apple.bundle,com.apple.package|xpc||XPC service
    public.executable|public.item|||executable
    public.unix-executable|public.data,public.executable||application/x-executable|Unix executable
    com.microsoft.windows-executable|public.data,public.executable|exe|application/vnd.microsoft.portable-executable,application/x-ms-dos-executable,application/x-msdownload|Windows executable
    com.sun.java-class|public.data,public.executable|class|application/java-vm,application/x-java|Java class
    com.sun.java-archive|com.pkware.zip-archive,public.data,public.executable|jar|application/java-archive,application/x-java-archive|Java archive
    public.text|public.data,public.content|||text
    public.plain-text|public.text|txt,text|text/plain|plain text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|UTF-8 text
    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16|UTF-16 text
    public.utf16-external-plain-text|public.utf16-plain-text|||UTF-16 text
    public.utf8-tab-separated-values-text|public.tab-separated-values-text,public.utf8-plain-text|||tab-separated values
    public.delimited-values-text|public.text|||delimited values
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv,text/comma-separated-values|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv,tab|text/tab-separated-values|tab-separated values
    public.rtf|public.text|rtf|text/rtf,application/rtf|rich text
    com.apple.rtfd|com.apple.package,public.composite-content|rtfd||rich text with attachments
    com.apple.flat-rtfd|public.data,public.composite-content|||rich text with attachments
    com.apple.webarchive|public.data,public.composite-content|webarchive|application/x-webarchive|web archive
    public.html|public.text|html,htm|text/html|HTML text
    public.xhtml|public.xml,public.html|xhtml,xht|application/xhtml+xml|XHTML text
    public.xml|public.text|xml|application/xml,text/xml|XML text
    public.yaml|public.text|yaml,yml|application/yaml,application/x-yaml,text/yaml,text/x-yaml|YAML
    public.json|public.text|json|application/json|JSON
    public.geojson|public.json|geojson|application/geo+json|GeoJSON
    public.css|public.text|css|text/css|CSS
    net.daringfireball.markdown|public.text|md,markdown,mdown|text/markdown|Markdown
    org.tug.tex|public.text|tex|text/x-tex,application/x-tex|TeX document
    public.log|public.plain-text|log|text/x-log|log
    public.vcard|public.text,public.contact|vcf,vcard|text/vcard,text/directory,text/x-vcard|contact
    com.apple.ical.ics|public.text,public.calendar-event|ics,ical|text/calendar|calendar event
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s|text/x-asm|assembly source
    public.c-source|public.source-code|c|text/x-csrc|C source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-source|public.source-code|cpp,cc,cp,cxx,c++|text/x-c++src|C++ source
    public.c-plus-plus-header|public.source-code|hpp,hh,hxx,h++|text/x-c++hdr|C++ header
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
    public.swift-source|public.source-code|swift|text/x-swift|Swift source
    com.sun.java-source|public.source-code|java,jav|text/x-java|Java source
    org.rust-lang.rust-source|public.source-code|rs|text/rust|Rust source
    org.golang.go-source|public.source-code|go|text/x-go|Go source
    public.script|public.source-code|||script
    public.shell-script|public.script|sh,command|application/x-shellscript,text/x-sh|shell script
    public.bash-script|public.shell-script|bash|text/x-bash|Bash script
    public.zsh-script|public.shell-script|zsh||Z shell script
    public.csh-script|public.shell-script|csh|application/x-csh|C shell script
    public.ksh-script|public.shell-script|ksh||Korn shell script
    public.python-script|public.script|py|text/x-python,text/x-python3,text/x-python-script|Python script
    public.ruby-script|public.script|rb,rbw|application/x-ruby,text/x-ruby-script|Ruby script
    public.perl-script|public.script|pl,pm|application/x-perl,text/x-perl-script|Perl script
    public.php-script|public.script|php,php3,php4,ph3,ph4,phtml|application/x-php,text/php,text/x-php-script|PHP script
    public.make-source|public.script|make,mak,mk|text/x-makefile|makefile
    public.patch-file|public.plain-text|patch,diff|text/x-patch,text/x-diff|patch
    com.netscape.javascript-source|public.source-code,public.executable|js,mjs,jscript,javascript|text/javascript,application/javascript|JavaScript
    com.apple.applescript.text|public.script|applescript||AppleScript
    com.apple.applescript.script|public.data,com.apple.osa-script|scpt||AppleScript
    com.apple.osa-script|public.executable|||OSA script
    com.apple.property-list|public.data|plist|application/x-plist|property list
    com.apple.xml-property-list|public.xml,com.apple.property-list|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.apple.ascii-property-list|public.plain-text,com.apple.property-list|||ASCII property list
    public.image|public.data,public.content|||image
    public.jpeg|public.image|jpeg,jpg,jpe|image/jpeg,image/jpg|JPEG image
    public.png|public.image|png|image/png|PNG image
    public.tiff|public.image|tiff,tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    com.microsoft.bmp|public.image|bmp,dib|image/bmp,image/x-bmp,image/x-ms-bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon,image/x-icon|icon
    com.apple.icns|public.image|icns|image/icns,image/x-icns|Apple icon
    public.heif|public.heif-standard|heif|image/heif|HEIF image
    public.heif-standard|public.image|||HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
    public.avif|public.heif-standard|avif|image/avif|AVIF image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.jpeg-2000|public.image|jp2,jpf,jpx,j2k,j2c|image/jp2|JPEG 2000 image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.svg-image|public.image,public.xml|svg,svgz|image/svg+xml|SVG image
    public.camera-raw-image|public.image|raw|image/x-dcraw|raw image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|digital negative
    com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop|Photoshop document
    com.ilm.openexr-image|public.image|exr|image/x-exr|OpenEXR image
    com.truevision.tga-image|public.image|tga|image/x-tga|TGA image
    com.apple.live-photo|com.apple.package,public.composite-content|||Live Photo
    com.apple.uikit.image|public.image|||image
    com.apple.uikit.color|public.data|||colour
    public.audiovisual-content|public.data,public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov,qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg,mpeg,mpe,m75,m15|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mpeg-4|public.movie|mp4,mpg4|video/mp4|MPEG-4 movie
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|Apple MPEG-4 movie
    public.avi|public.movie|avi,vfw|video/avi,video/x-msvideo|AVI movie
    org.webmproject.webm|public.movie|webm|video/webm|WebM movie
    org.matroska.mkv|public.movie|mkv|video/x-matroska,video/matroska|Matroska movie
    com.apple.protected-mpeg-4-video|public.movie|m4v||protected MPEG-4 movie
    public.mp3|public.audio|mp3,mpga|audio/mpeg,audio/mp3,audio/mpg,audio/mpeg3|MP3 audio
    public.mpeg-4-audio|public.audio|m4a|audio/mp4,audio/x-m4a|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p|audio/x-m4p|protected MPEG-4 audio
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|Apple MPEG-4 audio
    public.aac-audio|public.audio|aac,adts|audio/aac,audio/x-aac|AAC audio
    public.aiff-audio|public.aifc-audio|aiff,aif|audio/aiff,audio/x-aiff|AIFF audio
    public.aifc-audio|public.audio|aifc|audio/x-aifc|AIFF-C audio
    com.microsoft.waveform-audio|public.audio|wav,wave,bwf|audio/wav,audio/vnd.wave,audio/wave,audio/x-wav|waveform audio
    com.apple.coreaudio-format|public.audio|caf|audio/x-caf|Core Audio
    org.xiph.flac|public.audio|flac|audio/flac,audio/x-flac|FLAC audio
    org.xiph.ogg-audio|public.audio|ogg,oga|audio/ogg,audio/x-vorbis+ogg|Ogg audio
    public.midi-audio|public.audio|midi,mid,smf,kar|audio/midi|MIDI audio
    public.playlist|public.data|||playlist
    public.m3u-playlist|public.playlist,public.text|m3u,m3u8|audio/x-mpegurl,audio/mpegurl,application/vnd.apple.mpegurl|M3U playlist
    public.archive|public.data|||archive
    com.pkware.zip-archive|public.archive|zip|application/zip,application/x-zip-compressed|ZIP archive
    org.gnu.gnu-zip-archive|public.archive|gz,gzip|application/gzip,application/x-gzip|gzip archive
    public.bzip2-archive|public.archive|bz2,bz,bzip2|application/x-bzip2,application/x-bzip|bzip2 archive
    org.tukaani.xz-archive|public.archive|xz|application/x-xz|XZ archive
    public.zstd-archive|public.archive|zst|application/zstd|Zstandard archive
    public.tar-archive|public.archive|tar|application/x-tar,application/tar|tar archive
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz|application/x-compressed-tar|compressed tar archive
    org.7-zip.7-zip-archive|public.archive|7z|application/x-7z-compressed|7-Zip archive
    com.rarlab.rar-archive|public.archive|rar|application/vnd.rar,application/x-rar-compressed|RAR archive
    public.iso-image|public.disk-image|iso|application/x-cd-image,application/x-iso9660-image|ISO disk image
    public.disk-image|public.archive|||disk image
    com.apple.disk-image-udif|public.disk-image|dmg|application/x-apple-diskimage|Apple disk image
    com.apple.archive|public.archive|aar||Apple archive
    org.debian.deb-archive|public.archive|deb|application/vnd.debian.binary-package|Debian package
    org.rpm.rpm-archive|public.archive|rpm|application/x-rpm|RPM package
    com.adobe.pdf|public.data,public.composite-content|pdf|application/pdf,application/x-pdf|PDF document
    com.adobe.postscript|public.data|ps|application/postscript|PostScript
    com.adobe.encapsulated-postscript|com.adobe.postscript|eps|image/x-eps|encapsulated PostScript
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    com.microsoft.word.doc|public.data,public.composite-content|doc|application/msword|Word document
    org.openxmlformats.wordprocessingml.document|com.pkware.zip-archive,public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.data,public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
    org.openxmlformats.spreadsheetml.sheet|com.pkware.zip-archive,public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
    com.microsoft.powerpoint.ppt|public.data,public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint presentation
    org.openxmlformats.presentationml.presentation|com.pkware.zip-archive,public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    org.oasis-open.opendocument.text|com.pkware.zip-archive,public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
    org.oasis-open.opendocument.spreadsheet|com.pkware.zip-archive,public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation|com.pkware.zip-archive,public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument presentation
    org.idpf.epub-container|com.pkware.zip-archive,public.composite-content|epub|application/epub+zip|EPUB book
    public.url|public.data||text/x-moz-url|address
    public.file-url|public.url|||file address
    public.url-name|public.plain-text|||name of an address
    com.apple.internet-location|public.data|||internet location
    com.microsoft.internet-shortcut|com.apple.internet-location|url|application/x-mswinurl|internet shortcut
    public.bookmark|public.item|||bookmark
    public.font|public.data|||font
    public.truetype-ttf-font|public.font|ttf|font/ttf,application/x-font-ttf|TrueType font
    public.truetype-collection-font|public.font|ttc|font/collection|font collection
    public.opentype-font|public.font|otf|font/otf,application/x-font-otf|OpenType font
    org.w3.woff|public.font|woff|font/woff,application/font-woff|WOFF font
    org.w3.woff2|public.font|woff2|font/woff2|WOFF2 font
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.data,public.3d-content|usd||Universal Scene Description
    com.pixar.universal-scene-description-mobile|com.pkware.zip-archive,public.3d-content|usdz|model/vnd.usdz+zip|USDZ
    com.apple.scenekit.scene|public.data,public.3d-content|scn||SceneKit scene
    com.apple.reality|public.data,public.3d-content|reality||Reality file
    public.geometry-definition-format|public.data,public.3d-content|obj|model/obj|3D object
    public.polygon-file-format|public.data,public.3d-content|ply|model/ply|polygon file
    public.standard-tesselated-geometry-format|public.data,public.3d-content|stl|model/stl|stereolithography
    org.khronos.collada.digital-asset-exchange|public.xml,public.3d-content|dae|model/vnd.collada+xml|COLLADA document
    public.alembic|public.data,public.3d-content|abc||Alembic cache
    public.x509-certificate|public.data|cer,crt,der|application/x-x509-ca-cert,application/pkix-cert|certificate
    com.rsa.pkcs-12|public.data|p12,pfx|application/x-pkcs12,application/pkcs12|PKCS #12 keys
    public.email-message|public.message|eml|message/rfc822|e-mail message
    public.message||||message
    public.contact||||contact
    public.to-do-item||||to-do item
    public.calendar-event||||calendar event
    public.database||||database
    org.sqlite.sqlite3|public.data,public.database|sqlite,sqlite3,db|application/vnd.sqlite3,application/x-sqlite3|SQLite database
    public.toml|public.text|toml|application/toml|TOML
    com.apple.localizable-.strings|public.text|strings||localised strings
    com.apple.xcode.asset-catalog|com.apple.package|xcassets||asset catalog
    """
}
