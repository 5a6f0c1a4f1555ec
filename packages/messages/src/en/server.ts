/** What the server itself says: why requests fail, its few pages, and what it tells the people who start it. */
export default {
  "not-found": "There is nothing here for you to see",
  unavailable: "The data can't be reached right now ({code}). Try again",
  "too-large": "The request has more than {most, number} bytes, which is the limit",
  busy: "The server is busy, and you or your network have used more of it than others. Try again in a few seconds",
  "adjudication-too-much": "This takes more memory than one request can have. Send less at once",
  "uploads-busy": "Too many files are being sent right now. Try again in half a minute",
  "own-game-running":
    "This is a position of a game you're playing. You can ask about it when the game is over.",
  "adjudication-too-long":
    "This took longer than {seconds, plural, one {# second} other {# seconds}}. Send fewer orders",
  "stream-too-long":
    "A stream can have at most {requests, number} requests and {bytes, number} bytes. Send the rest in another stream",
  "too-slow":
    "The request didn't arrive within {seconds, plural, one {# second} other {# seconds}}. Send it again, faster or in smaller parts",
  "not-http": "This isn't a request that the server can read. Send HTTP/1.1, with headers of at most 16 KB",
  "bad-address": "This address can't be read: it is too long, or has a % that isn't followed by two digits",
  "no-route": "There is nothing at {url}. See /api/docs",
  "no-method": "{method} is not possible here. Use {allowed}",
  "internal-error": "Something went wrong on our side. It has been logged",
  "not-json": "Send the request with content-type: application/json",
  "too-many-requests": "Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}",
  "too-many-connections":
    "Too many connections are open from your network. Try again in {seconds, plural, one {# second} other {# seconds}}",
  "zero-character": "Text can't contain the character \\u0000",
  "reserved-names": '"__proto__" and "constructor" can\'t be used as names',
  "has-account": "You already have an email address and a password",
  classroom:
    "This server is set up for classes. It has no profiles, ratings, leaderboards, friends, teams or public lists of games",
  "no-profile": "Guests have no profile. POST /api/me/account creates an account",
  "no-password": "Guests have no password. POST /api/me/account creates one",
  "no-email": "Guests have no email address. POST /api/me/account adds one",
  "too-many-passwords": "Too many wrong passwords. Try again in 15 minutes",
  "wrong-password": "The email address or the password is wrong",
  "no-mail":
    "This server doesn't send mail. Use your private sign-in link, or ask the people who run the server",
  "email-taken": "This email address already has an account. Sign in instead",
  "too-many-codes": "Too many wrong codes. Try again in 10 minutes",
  "no-such-code": "No delegation has this code. Ask the officers for the right one",
  "seat-moved": "Your seat has moved to another device. This one is signed out of it",
  "codes-for-officers": "Only the officers can see the codes",
  "unknown-key": "This key is unknown or has been revoked",
  "key-session": "Keys can't be used for this. Sign in instead",
  "too-much-written":
    "You or your network have written a lot in a short time. Try again in {minutes, plural, one {a minute} other {# minutes}}",
  "proof-needed": "Enter your password or use a passkey first, so that nobody else can do this in your name",
  "key-scope":
    "This key has the scope {scope}, but this needs {needed}. Create a key for it on your profile page",
  "key-expires": "The key would already have expired. Choose a later date",
  "foreign-origin":
    "Requests that change something must come from our own pages. A program sends a key (POST /api/keys), or its cookie with the header Origin: {origin}",
  "wrong-host":
    "This server doesn't answer to the name {name}. Open it by its address, or have PUBLIC_URL set to the one people use",
  "not-here": "Only the machine that runs the server can do this, from a page opened there at localhost",
  "no-network":
    "The server can't be opened to a local network: this computer is in none, or others can reach the server already. HOST opens it to other networks",
  "not-signed-in": "Sign in first: POST /api/guests, or send a key",
  banned: "You're banned from this server. Reason: {reason}",
  "banned-until": "You're banned from this server until {until}. Reason: {reason}",
  "nobody-to-block": "You can only block other people in this game",
  "too-many-blocks":
    "You've blocked {most, plural, one {# person} other {# people}}, which is the limit. Unblock one first",
  "vacation-notice": "Announce a vacation at least a day before it begins",
  "vacation-far": "Announce a vacation at most a year before it begins",
  "vacation-end": "A vacation must end after it begins",
  "vacation-overlaps": "You already have a vacation at that time",
  "vacation-waited":
    "A game waits for this vacation, so its days are used. You can still give orders: once everyone is ready, the game continues",
  "vacation-days":
    "You can take {days, plural, one {# day} other {# days}} of vacation a year, and this would exceed that in {year}",
  "too-many-vacations": "You've changed your vacations too often today. Try again tomorrow",
  "account-to-host": "You need an account to play in a rated game, or in one with a minimum reliability",
  "friend-yourself": "You can't be your own friend",
  "too-many-friends":
    "You have {most, plural, one {# friend} other {# friends}}, which is the limit. Remove one first",
  "too-many-teams":
    "You're in {most, plural, one {# team} other {# teams}}, which is the limit. Leave one first",
  "team-full": "A team can have {most, plural, one {# member} other {# members}}. Remove one first",
  "nothing-to-report": "You can only report what other people wrote",
  "too-many-reports":
    "{most, plural, one {# of your reports is} other {# of your reports are}} still open, which is the limit. Wait until one is decided",
  "signals-for-masters": "Only game masters can see this",
  "decided-already": "Another moderator has decided this report",
  "nobody-accused": "The person who wrote this no longer has an account. You can only dismiss the report",
  "reason-missing": "Give a reason",
  "ban-over": "The ban would already be over. Choose a later date",
  "bad-security-contact":
    "SECURITY_CONTACT is {given}, but it must be an email address or the address of a page (https://…).",
  "bad-administrators":
    "ADMINISTRATORS contains {given}, but it must list email addresses or account ids, separated by commas.",
  "invitations-by-host": "Only the host can invite people",
  "offer-expired": "This link has expired. Ask for a new one",
  "too-many-games":
    "You're in {most, plural, one {# game that isn't} other {# games that aren't}} over, which is the limit. Finish or leave one first",
  "too-many-keys":
    "You have {most, plural, one {# key} other {# keys}}, which is the limit. Revoke one first",
  "too-many-passkeys":
    "You have {most, plural, one {# passkey} other {# passkeys}}, which is the limit. Remove one first",
  "bad-passkey": "This passkey doesn't work here. Try again, or sign in another way",
  "too-many-hooks":
    "You have {most, plural, one {# webhook} other {# webhooks}}, which is the limit. Delete one first",
  "too-many-streams":
    "You have {most, plural, one {# stream} other {# streams}} open, which is the limit. Close one first",
  "too-many-streams-here":
    "{most, plural, one {# stream is} other {# streams are}} open from your network, which is the limit. Close a page first",
  "unknown-token": "This sign-in link doesn't belong to anyone",
  forgotten: "You are no longer known here. Sign in again",
  "bad-token": "This link has been used or has expired. Ask for a new one",
  "hook-url": "Enter an address such as https://example.org/hook",
  "hook-protocol": "The address must start with https:// or http://",
  "push-https": "The address of a push service must start with https://",
  "hook-password": "The address can't contain a user or a password",
  "hook-private": "This address isn't on the public internet",
  "start-text": "This server adjudicates Diplomacy and its variants, and explains every result.",
  "start-docs": "API documentation",
  "unsubscribe-broken": "This link is incomplete or too old. You can turn mail off in your profile",
  "unsubscribe-title": "Mail about your games",
  "unsubscribe-button": "Stop sending me mail",
  unsubscribed: "You won't get any more mail about your games",
  "unsubscribed-undo": "You can turn it back on in your profile.",
  listening: "Chancery is running at {address}",
  "also-at": "Others on your network can reach it at {address}",
  "only-here":
    "Only this computer can reach it. Its page lets others on your network in, and so does HOST=0.0.0.0",
  "port-taken":
    "Port {port} on {host} is taken. Stop the other program, or choose another port: PORT={other}",
  "port-forbidden": "You don't have permission to use port {port}. Choose one from 1024 up: PORT=1901",
  "not-our-host":
    "HOST is {host}, but that isn't an address of this computer. For this computer only: HOST=localhost. For everyone on its network: HOST=0.0.0.0",
  "cannot-start": "The server can't start: {detail}",
  "bad-port": "PORT is {given}, but it must be a number from 0 to 65535.",
  "bad-public-url":
    "PUBLIC_URL is {given}, but it must look like https://chancery.example.org, with nothing after the name.",
  "bad-trust-proxy":
    "TRUST_PROXY is {given}, but it must be the number of proxies in front of the server, such as 1, or their addresses, such as 10.0.0.1, 10.1.0.0/16. With true, every visitor could choose an address.",
  "ignored-setting":
    "{name} is ignored: the server now shares its time by what people use. Remove the setting.",
  "bad-limit": "{name} is {given}, but it must be a whole number from 1 to 999999.",
  "bad-hooks-to-private": "HOOKS_TO_PRIVATE is {given}, but it must be true or false.",
  "bad-classroom": "CLASSROOM is {given}, but it must be true or false.",
  "bad-undo-seconds": "UNDO_SECONDS is {given}, but it must be a number of seconds from 0 to 999.",
  "bad-metrics": "METRICS must be off, loopback, or a token of at least 16 characters without spaces.",
  "smtp-missing": "MAIL_FROM is set but SMTP_URL isn't, so no mail can be sent.",
  "bad-smtp-url": "SMTP_URL must look like smtp://user:password@mail.example.org:587.",
  "bad-mail-from": "MAIL_FROM is {given}, but it must look like Chancery '<'games@example.org'>'.",
  "mail-from-missing": "MAIL_FROM is missing. It must look like Chancery '<'games@example.org'>'.",
  "public-url-missing": "PUBLIC_URL is missing: links in mail need it. Set it, or leave SMTP_URL out.",
} as const;
