/** What `chancery --help` says. Command lines and names of fields are arguments: they aren't translated. */
export default {
  program: "Hosts, adjudicates, draws and checks games of Diplomacy and its variants.",
  usage: "Usage:",
  arguments: "Arguments:",
  options: "Options:",
  globalOptions: "Global options:",
  commands: "Commands:",
  examples: "Examples:",
  optionsPlaceholder: "options",
  commandPlaceholder: "command",
  choices: "{description} (choices: {choices})",
  choicesDefault: "{description} (choices: {choices}; default: {value})",
  helpOption: "show help",
  helpCommand: "show help for a command",
  versionOption: "show the version",
  languageOption: "the language of the output: {languages} (default: from the environment)",
  exitStatus:
    "Exit status: 0 for success, 1 if something in the input failed, 2 if the command line was wrong.",
  json: "print JSON",

  adjudicateSummary: "resolve a phase and explain every result",
  adjudicate: "Resolves a phase and says what happened to every order, and why.",
  adjudicateFile: "requests or orders; standard input if left out",
  adjudicateExplain: "print for people to read: failed orders underlined, with reasons, and the new position",
  adjudicateState: "the position for orders as text: a position, request or response (default: the start)",
  adjudicateLines:
    "Reads one JSON request, or JSON Lines: one request per line, answered by one response per line in the same order. A line that isn't a valid request gets an error in its place, and the exit status is 1. An order that can't be read or isn't allowed is a result like any other.",
  adjudicateText:
    "You can also give orders as text, under the name of each power, in any usual spelling. {flags} only work with orders as text.",

  ordersSummary: "list every legal order of a position",
  orders: "Lists every legal order of a position, by power and unit.",
  ordersFile: "the position, - for standard input; the start of the game if left out",
  ordersPower: "only the orders of this power",
  ordersUnit: "only the orders of this unit, or orders to build it",
  ordersPosition: "The position is JSON: a position, a request, or a response, whose new position is used.",
  ordersOwn:
    "Orders to neutral units are listed with one Diplomacy Point each, under the powers that may spend it. For builds and removals, the list shows single lines, not their combinations.",

  botSummary: "have a bot write the orders of a power",
  bot: "Has a bot write the orders of a power for a position.",
  botFile: "requests; standard input if left out",
  botLines:
    "Reads one JSON request, or JSON Lines, as adjudicate does. In place of orders, a request has a power and a level: {levels}. It can also have a seed and a budget, the number of positions the bot may look at. The same request always gets the same answer.",

  readMessageSummary: "read what players write to each other",
  readMessage:
    "Reads messages between players as promises, requests and answers, with the provinces and orders they mean.",
  readMessageFile: "conversations; standard input if left out",
  readMessageLines:
    "Reads one JSON request, or JSON Lines, as adjudicate does. In place of orders, a request has messages, each with from, to and text, and optionally the language they are in (en or de). The answer has a list of labels for each message: act, kind, who, provinces, orders, against and when.",

  predictSummary: "say what people would order, and how games end",
  predict:
    "Says how likely people are to give each order in a position, and what share of the board each power is likely to end with.",
  predictLines:
    "Reads one JSON request, or JSON Lines, as adjudicate does, for movement phases on the classic board. In place of orders, a request can have the movement phase before (last, with units and orders) and orders that are settled (given), which the other units of their power take into account.",

  analyzeSummary: "show everyone's prospects, and find the best orders",
  analyze:
    "Analyzes positions and games: everyone's expected share of the board, where a game turned, the best orders found for a power and what refutes them.",
  analyzeFile: "positions or records as for replay; standard input if left out",
  analyzeDepth:
    "how deep to look, from 1 to {deepest}; each depth takes about three times as long (default: 2)",
  analyzeSeed: "the same seed and depth give the same answer (default: 1)",
  analyzePower:
    "find this power's best orders in every phase; if left out, every power's, but only if the file has a single position",
  analyzeJson: "print JSON Lines: one for each position, then one with the turning points of a game",
  analyzeShares:
    "A share is the square of a power's centers divided by the sum of everyone's squares. A gain compares orders with the usual ones, against the same guesses at what others order.",
  analyzeRunning: "Records of games in progress are refused.",

  playSummary: "play against bots in the terminal",
  play: "Plays a game in the terminal: you against bots.",
  playFile: "the position to begin with, as JSON; the start of the game if left out",
  playPower: "your power; the first one if left out",
  playLevel: "how well the bots play",
  playLines:
    "Write one order per line, in any usual spelling. An empty line ends the phase. Type help for more: hints, what your units can do, taking back a phase.",

  matchSummary: "have bots play matches against each other",
  match: "Has bots play against each other: one A among Bs, then one B among As, with every power in turn.",
  matchA: "the level of the first bot",
  matchB: "the level of the second bot",
  matchGames: "how many games to play each way (default: 70)",
  matchUntil: "the last year to play; 34 years if left out",
  matchSeed: "the same seed gives the same games (default: 1)",
  matchOneWay: "play only one A among Bs",
  matchBudget: "how many positions {side} may look at for each of its orders",
  matchThreads: "how many games to play at the same time; one per processor if left out",
  matchLevels:
    "The levels are {levels}. People play against beginner, people, club and master; the others are for comparison. A share is the square of a power's centers divided by the sum of everyone's squares, with its standard error. A solo counts as 100%.",

  exchangeVariant: "the game that a text comes from, because text doesn't say",
  importSummary: "read games from other programs",
  import:
    "Reads games from other programs, replays them, and writes them as Chancery records, one per line. Lists where our engine disagrees, with the reason.",
  exportSummary: "write games for other programs",
  export: "Replays records of games and writes them in another program's format, one game per line.",
  importFiles: "the games; standard input if left out or -",
  exportFiles:
    "records as {command} writes them, or as downloaded from a game; standard input if left out or -",
  exchangeRulebook: "play by this edition instead of the format's own",
  replaySummary: "replay a recorded game, phase by phase",
  replay: "Replays a recorded game, phase by phase, and compares it with the record.",
  replayFile: "the record; standard input if left out",
  replayUntil: "the last phase to replay, such as F1902M",
  replayJson: "print one response per phase, like {command}",
  replayForms: "A record is one of these:",
  replayLines: "JSON Lines or a list: one phase each, as a request or as {fields}",
  replayObject: "an object: {fields}",
  replayText: "text: order sheets under dates ({dates}), with each power's orders under its name",
  replayCompared:
    "Orders are played from the position reached so far. Wherever the record states a position or a result, it's compared. The first difference ends the game.",

  renderSummary: "draw a position, its orders, their results, or a whole game",
  render: "Draws a position, its orders, their results, or a whole game.",
  renderFile: "what to draw, - for standard input; the start of the game if left out",
  renderOutput: "where to: a .svg or .png file, a folder, or - for standard output",
  renderState: "the position for orders as text: a position, request or response",
  renderOrders: "with orders as they were given",
  renderResults: "with the results of orders",
  renderBoard: "a board without a game",
  renderGame: "every phase of a recorded game",
  renderFormat: "the format of pictures in a folder",
  renderSeconds: "how long each phase is shown (default: {value})",
  renderTheme: "colors",
  renderLabels: "names",
  renderWidth: "the width of the picture",
  renderCrop: "only this part of the board, in px of an SVG without {flag}",
  renderSecond: "draw this board: {board}",
  renderInput:
    "FILE is a position, a request or a response as JSON, or orders as text for the position in {state}. Without FILE, the start of the game is drawn. Orders as text need {orders} or {results}.",
  renderReview:
    "With {orders}, warnings go to standard error: a support for a move that nobody ordered, for example.",
  renderBare: "{flag} draws a board without rules: empty, or with {fields} from FILE.",
  renderSecondBoard: "{flag} draws another board, {board}: {help}.",
  renderRecord:
    "{flag} draws a record that {command} can read. Each phase is shown with its results, then the final position: as pictures in a folder (001-S1901M.svg, …), or as one animated SVG.",
  renderSize: "A PNG is {width} px wide unless you set {flag}. An SVG fills the space it's given.",
  boardList: "Boards: {boards}",

  boardSummary: "print a board: provinces, coasts, neighbors, centers, homes",
  board: "Prints a board: its provinces with their terrain, coasts, neighbors, centers and homes.",
  boardName: "the board",

  variantsSummary: "list the games with their rulebooks and options",
  variants: "Lists all games with their rulebooks, players and options.",

  variantOption: "the game: a name from {command}, or the path of a variant file",
  rulebookOption: "the edition of its rules",
  gameOption: "an option of the game; can be repeated",

  serveSummary: "run the server",
  serve: "Runs the server and prints its address. Ctrl-C ends it; games are kept.",
  serveSettings: "Its settings are environment variables:",
  "setting-HOST": "where to listen (default: localhost); 0.0.0.0 opens it to your network",
  "setting-PORT": "the port to listen on (default: 1901)",
  "setting-DATA_DIR": "the folder of the SQLite file (default: ./data)",
  "setting-DATABASE_URL": "the address of a PostgreSQL database to use instead of the file",
  "setting-PUBLIC_URL": "the address people type, if the server is behind a proxy",
  "setting-TRUST_PROXY": "the proxies in front of it: how many, or their addresses (default: false)",
  "setting-SMTP_URL": "the mail server; without one, no mail is sent",
  "setting-MAIL_FROM": "the sender of mail",
  "setting-HOOKS_TO_PRIVATE": "true allows webhooks to addresses on your own network (default: false)",
  "setting-METRICS": "who can read /metrics: off, loopback, or a token (default: off)",
  "setting-GUEST_DAYS": "days until guests who never joined a game are deleted (default: 14)",
  "setting-SECURITY_CONTACT":
    "where to report weaknesses: an email address or a page, for /.well-known/security.txt",
  "setting-ADMINISTRATORS": "email addresses or account ids of moderators, separated by commas",
  "setting-CLASSROOM":
    "true for classes: no profiles, ratings, friends, teams or public lists (default: false)",
  "setting-UNDO_SECONDS": "how long the last player to be ready can take it back (default: 8)",

  doctorSummary: "check a computer that hosts a server",
  doctor:
    "Checks what a server needs: settings, clock, disk, permissions, database, TLS, proxy, mail. Says what's wrong and how to fix it.",
  doctorTimeServer:
    "compare the clock with this time server; if left out, the system is asked first, then pool.ntp.org",
  doctorHow:
    "Run it with the server's settings, as the server's user, while the server runs. Nothing is changed, and no mail is sent.",
  doctorStatus: "Exit status: 0 if there are no problems, 1 if there are. Warnings and notes don't count.",

  backupSummary: "save all games and people to a file",
  backup: "Saves all games and people to a new file. Games can continue meanwhile.",
  backupFile: "a file that doesn't exist yet",
  backupEncrypt: "encrypt the file with a passphrase that you type",
  backupPassphraseFile: "encrypt the file with the passphrase in the first line of this file",
  backupEncrypted:
    "Without its passphrase, nobody can read an encrypted backup, not even you. Don't keep the passphrase on this computer.",
  passphraseFile: "the file whose first line is the passphrase of an encrypted backup; asked for if left out",
  restoreSummary: "fill an empty database from a backup",
  restore: "Fills an empty database, SQLite or PostgreSQL, from a backup of either. Stop its server first.",
  restoreFile: "a file that {command} has written",
  restoreUnencrypted:
    "don't ask before restoring a backup that isn't encrypted, which anyone could have changed",
  serverData: "Uses the server's data: {folder} or {address} says where it is, just as for the server.",

  auditSummary: "adjudicate every stored turn again and report differences",
  audit: "Adjudicates every turn of every stored game again and reports differences.",
  auditSource:
    "a database file, a data folder, a postgres:// address, a backup, or a game's log; the server's data if left out",
  auditFormat: "how to print",
  auditReport:
    "Prints one line for each game with a difference, then a summary. Nothing is changed, and servers can keep running.",
  auditStatus: "Exit status: 0 if there are no differences, 1 if there are, 2 if the input can't be read.",
} as const;
