/** What `chancery doctor` finds on a machine that hosts Chancery, for the people who run it. */
export default {
  "level-ok": "OK",
  "level-note": "Note",
  "level-warning": "Warning",
  "level-problem": "Problem",
  "check-settings": "Settings",
  "check-clock": "Clock",
  "check-disk": "Disk",
  "check-permissions": "Permissions",
  "check-database": "Database",
  "check-server": "Server",
  "check-tls": "TLS",
  "check-proxy": "Proxy",
  "check-mail": "Mail",
  summary:
    "{problems, plural, =0 {{warnings, plural, =0 {No problems.} one {No problems, # warning.} other {No problems, # warnings.}}} one {# problem to fix.} other {# problems to fix.}}",
  settingsRight: "The environment variables are valid.",
  clockKept: "The system keeps the clock in sync.",
  clockRight: "The clock agrees with {server}.",
  clockUnknown:
    "The clock couldn't be compared with {server}. Name a time server you can reach: --time-server",
  clockSlow:
    "The clock is {seconds} seconds slow, according to {server}. Deadlines pass too late. Turn on time synchronization: timedatectl set-ntp true",
  clockFast:
    "The clock is {seconds} seconds fast, according to {server}. Deadlines pass too early. Turn on time synchronization: timedatectl set-ntp true",
  diskRoom: "{room} free in {folder}.",
  diskLow: "Only {room} free in {folder}. Keep at least 1,000 MB free.",
  diskFull: "Only {room} free in {folder}. The server will soon stop saving. Free some space.",
  diskNoFiles: "The disk with {folder} can't hold any more files. Delete some.",
  diskRemote:
    "{folder} is on a network drive ({kind}), where SQLite can lose data. Use a local disk, or PostgreSQL.",
  runsAsRoot:
    "You're root. Run the server and this command as a separate user, so that a break-in can't reach the rest of this computer.",
  writable: "{folder} is writable.",
  willBeMade: "{folder} doesn't exist yet. The server will create it.",
  notWritable:
    "The user {user} can't write to {folder} ({detail}). Change its owner, or choose another DATA_DIR.",
  fileNotWritable: "The user {user} can't write {file}. Change its owner: chown {user} {file}",
  openToOthers:
    "Other users of this computer can open {folder}, which contains private messages. Close it: {command}",
  noDataYet: "There is no data yet. The server will create {file}.",
  fileReadable: "{file} is readable.",
  fileEmpty: "{file} has no tables yet. The server will create them when it starts.",
  postgresReadable: "PostgreSQL answers, and its tables are readable.",
  postgresEmpty: "PostgreSQL answers. The server will create its tables when it starts.",
  serverWell: "The server answers at {address}.",
  serverIll: "The server at {address} is running but can't reach its database. Its log says why.",
  serverAway: "No server answers at {address}. Start it, then run this again: proxy checks need it.",
  notTheServer:
    "Something other than Chancery answers at {address} (status {status}). Stop it, or choose another PORT.",
  noPublicUrl:
    "PUBLIC_URL isn't set, which is fine for a local network. To host on the internet, set it to the address people type: {example}",
  plainHere: "{address} isn't encrypted, which is fine for a local network.",
  plainHttp:
    "{address} isn't encrypted: anyone along the way can read passwords and orders. Put a TLS proxy in front, and set PUBLIC_URL={better}",
  noSuchName: "The name {host} can't be found ({detail}). Add it to your DNS, or correct PUBLIC_URL.",
  noTls: "{host} can't be reached over TLS ({detail}). Start the proxy, and open its port in the firewall.",
  certGood: "The certificate of {host} is valid until {date}.",
  certExpiresSoon:
    "The certificate of {host} expires on {date}, {days, plural, =0 {in less than a day} one {in # day} other {in # days}}. Find out why it isn't renewed.",
  certExpired: "The certificate of {host} expired on {date}. Renew it.",
  certSelfSigned:
    "The certificate of {host} is self-signed, so browsers warn people off. Get one from a certificate authority, such as Let's Encrypt.",
  certOtherName: "The certificate of {host} is for another name. Get one for {host}.",
  certChain:
    "The certificate of {host} comes without its intermediate certificates, so some browsers refuse it. Configure the full chain.",
  certRefused: "Browsers refuse the certificate of {host} ({detail}).",
  proxySkipped: "PUBLIC_URL isn't set, so there is no proxy to check.",
  proxyWell: "Requests arrive with visitors' addresses, and live updates arrive at once.",
  noProxy: "Requests reach the server without a proxy, and live updates arrive at once.",
  eventsHeldBack:
    "The proxy holds live updates back. Turn off response buffering for /api/games/*/events (nginx: proxy_buffering off).",
  noForwardedFor:
    "The proxy doesn't say who is asking, so all visitors share one rate limit. Have it send the header X-Forwarded-For.",
  notTrusted:
    "The proxy says who is asking, but the server doesn't believe it, so all visitors share one rate limit. Set TRUST_PROXY=1 for one proxy, or name its address.",
  noForwardedProto:
    "The proxy doesn't say that the connection is encrypted. Have it send the header X-Forwarded-Proto.",
  forgeable:
    "Visitors can pretend to have any address and evade rate limits: TRUST_PROXY counts more proxies than there are. Lower it, or name their addresses.",
  openBesideProxy:
    "The server listens on {host}. Anyone who can reach that port gets around the proxy and can pretend to have any address. Set HOST=localhost, close the port in the firewall, or name the proxy's address in TRUST_PROXY.",
  publicOther:
    "{address} answers with status {status}, but not from this server. Point the proxy to HOST and PORT, or correct PUBLIC_URL.",
  publicAway: "Nothing answers at {address} ({detail}). Start the proxy, or correct PUBLIC_URL.",
  noMail: "SMTP_URL isn't set: no mail is sent, and forgotten passwords can't be reset.",
  mailWell: "The mail server {host} accepts the connection.",
  mailRefused: "The mail server {host} doesn't work: {detail}. Correct SMTP_URL.",
  "check-push": "Push",
  pushNeedsTls:
    "Push notifications, the installed app and offline pages need TLS. Without it, browsers don't allow them; everything else works.",
  pushAfterTls: "Browsers allow push notifications once TLS works.",
  pushWell: "Browsers allow push notifications. Push services are given {contact} as the contact.",
} as const;
