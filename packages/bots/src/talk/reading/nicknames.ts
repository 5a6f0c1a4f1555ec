/**
 * What players call places besides their names and abbreviations, in English and German, by the name on the board. Boards
 * without such a place ignore it.
 */
export const NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  "Adriatic Sea": ["adriatic", "adria"],
  "Aegean Sea": ["aegean", "agais"],
  "Baltic Sea": ["baltic", "ostsee"],
  "Barents Sea": ["barents", "barent", "barentssee"],
  Belgium: ["belg"],
  "Black Sea": ["black", "the black", "blk", "schwarzmeer", "schwarze meer", "schwarzen meer"],
  Bulgaria: ["bulg", "bgr"],
  Burgundy: ["burg"],
  Constantinople: ["const", "istanbul"],
  Denmark: ["dmk"],
  "Eastern Mediterranean": ["east med", "eastern med", "emed", "e med", "ostmittelmeer"],
  Edinburgh: ["edin", "edi"],
  "English Channel": ["channel", "the channel", "ec", "ech", "chan", "kanal", "armelkanal"],
  Galicia: ["gali"],
  Gascony: ["gasc"],
  "Gulf of Bothnia": ["bothnia", "gob", "gulf of both"],
  "Gulf of Lyon": ["gol", "lyons", "lyon", "gulf of lions", "glyon", "the gulf"],
  "Helgoland Bight": ["heligoland", "helgoland", "helg", "heli", "helgo"],
  Holland: ["netherlands", "niederlande"],
  "Ionian Sea": ["ionian"],
  "Irish Sea": ["irish"],
  Liverpool: ["lvpl", "lpl"],
  Livonia: ["livo"],
  Marseilles: ["marseille", "marsielles", "marsailles", "mars", "marseillaise"],
  "Mid-Atlantic Ocean": [
    "mao",
    "mid atlantic",
    "midatlantic",
    "mid-atlantic",
    "mittelatlantik",
    "atlantic",
    "atlantik",
  ],
  Naples: ["naple"],
  "North Africa": ["naf", "north africa", "n africa", "nafrica"],
  "North Atlantic Ocean": ["nao", "north atlantic", "n atlantic", "nordatlantik"],
  "North Sea": ["nth", "north sea", "nsea", "ns", "n sea", "norths", "nordsee"],
  Norway: ["nor", "norw", "nwy"],
  "Norwegian Sea": ["nws", "nwg", "nrg", "norwegian", "norweg", "norwegian s", "norg", "nordmeer"],
  Picardy: ["pica", "picard"],
  Piedmont: ["pied"],
  Portugal: ["port"],
  Rumania: ["romania", "rumanien", "roumania"],
  Serbia: ["serb"],
  Sevastopol: ["seva", "sebastopol", "sevast"],
  Silesia: ["siles"],
  Skagerrak: ["skag", "skagg", "skagerak", "skaggerak", "skaggerack"],
  "St. Petersburg": [
    "stp",
    "st pete",
    "st petes",
    "st petersburg",
    "petersburg",
    "st p",
    "pete",
    "petrograd",
    "st. pete",
  ],
  Sweden: ["swed"],
  Trieste: ["trst"],
  Tunis: ["tuni"],
  Tyrolia: ["tyrol", "tyro", "tyrollia", "tirol", "trl"],
  "Tyrrhenian Sea": ["tys", "tyn", "tyrr", "tyrrhenian", "tyrrh", "tyrs", "tyrsea", "tyhr"],
  Ukraine: ["ukra"],
  Vienna: ["wien"],
  Warsaw: ["wars"],
  "Western Mediterranean": ["west med", "western med", "wmed", "w med", "wm", "wms", "westmittelmeer"],
  Yorkshire: ["york", "yorks"],
};

/** Nicknames of powers, by their name. */
export const PEOPLES: Readonly<Record<string, readonly string[]>> = {
  Austria: ["aus", "aut", "austrians", "austrian", "austro"],
  England: ["eng", "brits", "brit", "british", "britain", "uk"],
  France: ["fra", "frenchie", "frenchies", "french", "frenchman"],
  Germany: ["ger", "germans", "germ"],
  Italy: ["ita", "italians", "ital"],
  Russia: ["rus", "russ", "russians", "the bear"],
  Turkey: ["tur", "turk", "turks", "turkish"],
};

/** Abbreviations that are mostly usual words: places only with a capital letter, or where only a place can stand. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  (
    "war gas bar con den fin ion mar mid nap nat nor par pie por port black wars mars pete irish ns bot eng " +
    "the gulf aus rus wal germ chan const tun bud spa rum ser liv ven ec wm tri rom her pru mos pic gal hol hel edi"
  ).split(" "),
);
