import type { Grammar } from "./grammar.ts";

const SUBJECT = "(?:ich|du|wir|ihr|er|sie|¶\\d+)";
const MOVES =
  "ziehe?n?|zieh|zieht|ziehst|zoge|gehe?n?|geh|geht|gehst|nimm|nehme?n?|nimmst|nimmt|greife?n?|greif|greifst|greift|angreifen|decke?n?|deck|deckst|schneide?n?|schneid|" +
  "marschiere?n?|fahre?n?|fahr|fahrst|fahrt|setze?n?|setz|schicke?n?|schick|hole?n?|hol|holst|besetze?n?|besetz|eroffne\\w*|versuche?n?|versuch|bewege?n?|tappe?n?|tapp|" +
  "tippe|store?n?|ruckst?|rucke?n?|komme?n?|komm|kommst|verteidige?n?|schutze?n?|wechsle|verlege?n?|verleg|drehe?n?|will|mochte|nach|brauche?";
const MODAL =
  "(?:kannst|konntest|wurdest|magst|willst|mochtest|solltest|wirst|musst|darfst|konnt|konntet|wurdet)";

/** How players write in German. Patterns meet plain text: lower case, without umlauts. */
export const GERMAN: Grammar = {
  joints: new RegExp(
    `(?:\\s*,)?\\s+(?=(?:aber|und|also|dann|wahrend|weil|denn|sonst|ausser|oder|wenn|falls|solange|sofern|dafur|damit|doch)\\s+(?:dann |vielleicht |auch |bitte |noch )?(?:${SUBJECT}|wenn|falls|bitte|vielleicht|${MODAL}|konnen|lass|lasst|was|zieh|geh|nimm|halt|halte|bleib|bleibe|ziehe|gehe|nehme|unterstutz|unterstutze|bekomme|bekommst|hilf|helfe|greif|greife|stutze|stutz|raum|konvoi\\w*|schick|schicke|werde|wurde)\\b)|\\s*,\\s+(?=(?:${SUBJECT}|bitte|vielleicht|${MODAL}|konnen|lass|was|wie|wenn|falls|solange|sofern|ausser|dafur|ok|okay|dann|unterstutz\\w*|zieh|halt|weil|damit)\\b)|\\s+(?=(?:wenn|falls|solange|sofern) (?:du|ich|wir|ihr)\\b)|\\s+- +(?!§)`,
    "u",
  ),
  me: /(?<!\w)(ich|ichs|mein|meine|meiner|meinen)\b/u,
  you: /(?<!\w)(du|dus|ihr|dein|deine|deiner|deinen|dich|dir|kannste|willste|haste)\b/u,
  us: /(?<!\w)(wir|uns|beide|gemeinsam|zusammen|lass uns|lasst uns)\b/u,
  them: /(?<!\w)(er|sie)\b|¶\d/u,
  imperative:
    /^(?:(?:und|aber|dann|also|ok|okay|ja|nein|doch|auch|vielleicht|bitte|jetzt|hey|hi|hallo|klar|oder|lieber|am besten|,|¶\d+ [,!]) )*(zieh|geh|nimm|greif|deck|schneid|setz|schick|hol|besetz|eroffne|versuch|versuche|halt|halte|bleib|bleibe|unterstutz|unterstutze|stutz|hilf|konvoi|konvoiere|lass|raum|raume|bau|baue|los|lose|verleg|fahr|komm|verteidige|verteidig|schutz|bewege|beweg|nutz|nutze|benutz|tapp|blockier|greife|vertrau|mach|gib|verlass|meide|entferne)\b(?! uns\b)/u,
  request:
    /(?<!\w)((kannst|konntest|wurdest|magst|willst|mochtest|wirst|konnt|wurdet) (du|ihr|dus)|bitte|warst du bereit|bist du bereit|ware (es )?(toll|gut|schon|super|nett|mir lieb)|(hatte|brauche|wurde|mochte|will) (gern|gerne)? ?(deine|deinen|dass du)|ich (brauche|mochte|will|hatte gern) (deine|dich|dass du|von dir)|hilf mir|unterstutz\w* mich|unterstutzt du|hilfst du|lasst du|gibst du|darf ich|machst du mit|wenn du|solange du|sofern du|falls du|hoffe,? (dass )?du|haltst du|konvoierst du|bleibst du|bringst du|raumst du|greifst du)\b/u,
  advice:
    /(?<!\w)(du (solltest|konntest|kannst|musst|sollst|darfst|musstest|brauchst)|ich (wurde|schlage|rate|empfehle) (dir )?(vor|raten|empfehlen|an deiner stelle)|schlage (dir )?vor|rate dir|empfehle|an deiner stelle|am besten|besser ware|solltest du|konntest du|kannst du|musst du|ware (es )?besser)\b/u,
  proposal:
    /(?<!\w)(lass uns|lasst uns|wollen wir|sollen wir|sollten wir|konnen wir|konnten wir|machen wir|wir (sollten|konnen|konnten|mussen|mussten|wollen|machen)|hast du (lust|interesse)|hattest du (lust|interesse)|interesse an|lust auf|wie ware|wie wars|was haltst du von|bist du (dabei|fur|offen|interessiert)|warst du (dabei|fur|offen|interessiert|bereit)|bereit|beide|zusammen|gemeinsam|ich (mochte|wurde|wurde gern|hatte) (gern|gerne|mit dir|eine?n?|frieden)|ich (schlage|biete)|schlage vor|vorschlag|biete|ich bin (offen|fur|dabei|bereit)|ich hoffe|angebot|arbeiten wir|bleiben wir|einigen|vereinbaren|zeit)\b/u,
  permission:
    /(?<!\w)((kann|konnte|darf|durfte) ich|lass mich|lasst du mich|lass mir|lasst du mir|(uberlass|uberlasst|gib|gibst du|gonn) mir|ist es (ok|okay|in ordnung),? wenn ich|(stort|hast du was dagegen).* wenn ich|uberlasst du mir)\b/u,
  shall: /(?<!\w)(soll ich|sollte ich|willst du,? dass ich|mochtest du,? dass ich)\b/u,
  offer:
    /(?<!\w)(du (kannst|darfst) .*(haben|behalten|nehmen|bekommen)|du (bekommst|kriegst|behaltst)|ich (uberlasse|lasse|gebe|gonne|raume) dir|uberlasse ich dir|lasse ich dir|lasse dich|gebe ich dir|gehort dir|ist deins|ich raume|raume ich|kannst du (haben|behalten))\b/u,
  plan: /(?<!\w)(ich (werde|will|ziehe|gehe|nehme|kann|konnte|plane|mochte|muss|habe vor|unterstutze|halte|bleibe|greife|baue|lose|wurde|versuche|helfe|konvoiere|setze|hole|decke|schneide|bringe|verspreche|lasse|raume|wechsle|schicke|verlege|fahre|brauche|stutze|marschiere)|werde ich|ziehe|gehe|bleibe|nehme|unterstutze|kann ich|mein plan|ich|habe vor|versprochen|verspreche|halte|helfe)\b/u,
  past: /(?<!\w)(war|waren|warst|hatte(?! gern)|hattest(?! du (lust|interesse))|hast(?! du (lust|interesse|vor|zeit))|habt|haben wir|hatten|wurde \w+t$|habe(?! (vor|lust|interesse|gern|nichts|kein|keine|einen|die|den|meine))|gezogen|angegriffen|unterstutzt hast|gebrochen|gelogen|gesagt|versprochen hast|dachte|wollte|wolltest|ging|kam|nahm|zog|griff|brach|sagte|war es|warum|wieso|weshalb)\b/u,
  not: /(?<!\w)(nicht|nie|niemals|kein|keine|keinen|ohne|nix|nichts|hor auf|horst auf|statt|weder|noch nie)\b/u,
  condition:
    /^(?:(?:und|aber|oder|dann|also|nur|,) )*(wenn|falls|solange|sofern|ausser|sonst|sobald|bis|nachdem)\b/u,
  courtesy:
    /^(?:(?:und|aber|,) )*((wenn|falls) (du )?(willst|magst|mochtest|lust hast|nichts dagegen hast|einverstanden bist|es (dir )?(passt|recht ist|ok ist|okay ist|geht)|das (ok|okay|passt|geht|fur dich)|nicht|ja|moglich|du nichts dagegen)|wenn du willst)\b/u,
  hedge:
    /(?<!\w)(vielleicht|eventuell|moglicherweise|wahrscheinlich|vermutlich|glaube|denke|wohl|evtl|wurde|konnte|uberlege|mal sehen)\b/u,
  idle: /(?<!\w)(danke|viel gluck|viel erfolg|sorry|tut mir leid|leider|haha|lol|schade|glukwunsch|gluckwunsch|ich (weiss|wusste|glaube|denke|furchte|finde|verstehe|mag|hoffe|freue|frage|wunsche|bezweifle|vermute|nehme an|sehe)|schon gespielt|gut gespielt|mal sehen|uberrascht|keine ahnung|interessant)\b/u,
  question: /(?<!\w)(was|wer|wo|wohin|wie|welche|welcher|wann|hast du|planst du|willst du)\b/u,
  planQuestion:
    /(?<!\w)(was (ist|sind) dein\w* (plan|plane|zug|zuge|absicht)|was (hast|machst|planst|willst|wirst|tust|ziehst|befiehlst) du|was sind deine plane|(ziehst|gehst) du|wohin (ziehst|gehst|willst|fahrst)|planst du|hast du vor|willst du .*(ziehen|gehen|angreifen)|wirst du .*(ziehen|gehen|angreifen)|greifst du .* an|wie (willst|mochtest) du .*spielen|was sind deine zuge|dein plan)\b/u,
  openQuestion:
    /(?<!\w)(was (denkst|meinst|haltst|schlagst) du|was sollen wir|wie (siehst|sollen|wollen|konnen) (du|wir)|wen (sollen|wollen)|was nun|wer soll|was machen wir|wie geht es weiter|was erwartest)\b/u,
  yes: /^(?:(?:hi|hey|haha|lol|oh|ah|ok|okay|na|gut|hmm|,|!|\.|super|toll|danke|prima|perfekt|schon) )*(ja|jo|jep|jup|joa|yes|yep|klar|klaro|na klar|sicher|gerne|gern|einverstanden|abgemacht|ok|okay|okey|in ordnung|geht klar|mach ich|mache ich|machen wir|so machen wir|passt|passt mir|passt fur mich|deal|definitiv|absolut|auf jeden fall|naturlich|selbstverstandlich|alles klar|gute idee|guter plan|klingt (gut|fair|super|prima|vernunftig|toll)|hort sich gut an|bin dabei|ich bin dabei|bin einverstanden|ich bin einverstanden|das geht|kein problem|wird gemacht|versprochen|topp|jawohl|von mir aus|stimme zu|ich stimme zu|akzeptiert|angenommen|ich nehme an|wird erledigt|verlass dich drauf|du hast mein wort|mein wort drauf|unterstutzung steht|erledigt)\b/u,
  willing:
    /(?<!\w)(bin dabei|passt mir|machen wir so|so machen wir|einverstanden|abgemacht|mache ich|mach ich|das mache ich|gute idee|klingt gut|gerne|geht klar|mein wort)\b/u,
  no: /^(?:(?:hi|hey|haha|oh|ah|ach|hmm|sorry|tut mir leid|leider|danke|,|!|\.|aber|nun) )*(nein|ne|nee|no|noe|nope|auf keinen fall|niemals|kommt nicht in frage|lieber nicht|eher nicht|nicht (jetzt|wirklich|diesmal|mit mir)|kann ich nicht|geht nicht|das geht nicht|das kann ich nicht|ich kann nicht|ich will nicht|will ich nicht|mach ich nicht|mache ich nicht|kein interesse|keine chance|keinesfalls|vergiss es|ich lehne ab|lehne ab|abgelehnt|ich glaube nicht|das passt mir nicht|passt mir nicht|ungern|bedaure)\b/u,
  hesitation:
    /(?<!\w)(vielleicht|mal sehen|mal schauen|weiss nicht|ich uberlege|uberlege es|kommt drauf an|kommt darauf an|muss nachdenken|hmm+)\b/u,
  doing: /(?<!\w)(mach|mache|tu|tue) (das|es)\b/u,
  kinds: {
    support:
      /(?<!\w)(unterstutz\w*|stutz|stutze|stutzt|stutzen|support\w*|sup|supp|hilf mir (nach|in|bei)|hilfst du mir (nach|in|bei)|helfe dir (nach|in|bei)|hilfe (nach|in|bei|fur) §)\b(?=.*§| mich| dich| mir| dir| meine| deine| ihn| sie|$)|§\d+ s §|unterstutzung/u,
    convoy:
      /(?<!\w)(konvoi\w*|convoy\w*|konvoy\w*|ubersetzen|setz\w* .* uber|verschiff\w*|transportier\w*|geleit\w*|eskortier\w*)\b/u,
    bounce:
      /(?<!\w)(bounce\w*|bouncen|bounct|abprall\w*|prall\w*|stossen wir|blockier\w* (wir|uns|¶\d+|ihn)|patt|standoff|gegenseitig blockier\w*|zuruckschlagen)\b/u,
    demilitarize:
      /(?<!\w)(dmz|entmilitaris\w*|demilitaris\w*|(bleibt?|lassen|lass|halten|bleiben) (wir )?(beide )?(§\d+ )?(leer|frei|neutral)|§\d+ (bleibt |soll )?(leer|frei|neutral)|(beide|keiner|niemand) .*(raus|leer|frei|geht|zieht)|neutrale zone|puffer\w*)\b/u,
    "enter-not":
      /(?<!\w)(bleib\w* .*(raus|weg|fern|draussen|heraus)|(halt|haltst|halte) (dich|mich) .*(raus|fern|weg)|(nicht|nie|keine) (mehr )?(nach|in|auf|an) §|§\d+ (nicht|nie) (an|zu|betreten|angreifen|nehmen|besetzen)?|nicht (nach|in den|in die|in das|in) §|betrete\w* .*nicht|lass\w* (mir|mich|dir|dich|ihm)|uberlass\w*|raume?n?\b|raumst|(gib|gebe|gibst) (mir|dir|du mir)|§\d+ (haben|behalten|bekommen|kriegen)|ist deins|gehort dir|verlass\w*|zieh\w* (dich )?(aus|ab|zuruck)|weg von|raus aus|aus §\d+ (raus|heraus|fern)\w*|(raus|draussen|fern) ?(bleib|halt)\w*|ziehst du (dich )?aus §\d+|(du bekommst|du kriegst|bekommst du) §)\b/u,
    peace:
      /(?<!\w)(frieden|friedlich|waffenstillstand|nichtangriff\w*|neutral\w*|nap|in ruhe|(greif\w*|angreif\w*|angriff) .*(nicht|nie)|nicht (an|angreifen|verraten|attackieren)|(nicht|nie|keine|niemals) .*(angreif\w*|angriff|verrat\w*|stabb\w*|attack\w*|hintergeh\w*)|keine feinde|vertrau mir|verschon\w*|kein krieg|keinen krieg|ruhe zwischen uns)\b/u,
    alliance:
      /(?<!\w)(bundnis\w*|allianz\w*|verbundet\w*|verbunden|verbunde\w*|zusammenarbeit\w*|arbeiten .*zusammen|zusammen(tun|arbeiten|halten|spielen)|zusammen (gegen|spielen|arbeiten)|gemeinsam (gegen|vorgehen)|partner\w*|freunde|kooperier\w*|kooperation|koordinier\w*|team|juggernaut|lepanto|auf (meiner|deiner) seite|arbeite\w* mit (dir|mir|¶\d+)|mit (dir|mir) (arbeiten|spielen))\b|¤\d+/u,
    build:
      /(?<!\w)(bau|baue|bauen|baust|baut|auflosen|lose .* auf|lost .* auf|aufbau\w*|abbau\w*|entfern\w*)\b/u,
    draw: /(?<!\w)(remis|unentschieden|draw|zweierremis|dreierremis|zu (zweit|dritt|viert) (beenden|teilen)|spiel teilen)\b/u,
  },
  giving: /(?<!\w)(raum\w*|uberlass\w*|lass\w*|gib|gebe|behalt\w*)\b/u,
  attack:
    /(?<!\w)(gegen (ihn|sie|¶\d+)|(greif\w*|bekampf\w*|schlag\w*|vernicht\w*|angreif\w*|attackier\w*|stoppe\w*|stopp|zerleg\w*|aufteil\w*|halt\w*|schwach\w*|besieg\w*) (ihn|sie|¶\d+)|¶\d+ (an|angreifen|aufhalten|stoppen|bekampfen|aufteilen|schlagen|ausschalten|besiegen|schwachen|vernichten|attackieren)|los auf ¶\d+|aufhalten)\b/u,
  assault: /(?<!\w)(greife|angreifen|erobere|hole|vertreibe|attackiere|schlage)\b/u,
  move: new RegExp(`(?<!\\w)(?:${MOVES})\\b|§\\d+ (?:->|-) §`, "u"),
  hold: /(?<!\w)(halt|halte|halten|haltst|halt|bleib|bleibe|bleiben|bleibst|bleibt|stehen)\b/u,
  between:
    "(?:->|-|(?:soll |geht |zieht |gehe |ziehe |zu |mal |wieder |zuruck )*(?:nach|in die|in den|in das|ins|in|auf|zum|zur|zu|gegen|an|um|fur)(?: die| den| das| der| dem)?)",
  from: "von|aus|mit|uber|durch",
  with: "mit|von|aus",
  hindered: /(?<!\w)(?:um|damit|gegen|verhindert|verhindern|stoppen|blockieren) §\d+ (?:->|-|nach) §\d+/gu,
  left: /(?<!\w)(aus|von|verlasse|verlasst|verlass|raume|raumt|raumst)\b/u,
  it: /(?<!\w)(dort|dahin|da|es|das|nochmal|noch mal|noch einmal|wieder|dorthin|selbe|gleiche)\b/u,
  aside:
    /(?<!\w)(?:ich (?:glaube|denke|vermute|nehme an|hoffe|furchte)|wahrscheinlich|vermutlich|sieht so aus) ?,? ?(?:dass |als )?(?=(?:du|er|sie|wir|¶\d+)\b)/u,
  nouns:
    /(?<!\w)(?:der|dein|sein|euer|diesen?|den) (?:zug|angriff|verrat|bounce|konvoi)\b|(?<=§\d+ |runde |zug )(?:um|damit) (?!§).*$/gu,
  refusal:
    /^(?:nein,? |naturlich )?(?:(?:das )?(?:werde|wurde|mache|mach|tue) ich (?:schon |sicher |bestimmt )?(?:nicht|nie)|keine sorge|ich (?:werde|wurde) (?:nicht|nie)|niemals|nie im leben|mach ich nicht)\b(?!.*§)/u,
  told: /(?<!\w)(?:habe|hab) ¶\d+ (?:gesagt|gebeten|uberredet|geraten)\b/u,
  purpose: /^(?:damit|so) (?:kann|konnen|kannst|konntest) (?:ich|wir|du)\b/u,
  interrogative:
    /^(?:(?:und|aber|also|ja|ok|na|dann|,|¶\d+) )*(was|wie|warum|wieso|weshalb|wo|wohin|wer|wen|wem|welche|welcher|welches|wann|hat|ist)\b/u,
  asking:
    /^(?:(?:und|aber|also|ja|ok|dann|,|¶\d+) )*(was|wie|wo|wohin|wer|wen|welche|kannst du|konntest du|wurdest du|willst du|soll|sollen|wollen wir|planst du|hast du)\b/u,
  assent:
    /(?<!\w)(ich|wir) (kann|konnen|werde|mache|machen|bin|stimme|gehe|ziehe|unterstutze)\b|\b(mache|mach|machen wir|einverstanden|gut|gerne|gern|passt|dabei|abgemacht|deal|klar|sicher|bitte|danke|super|so|das geht|geht)\b/u,
  next: /(?<!\w)(nachste\w* (runde|zug|phase|saison|fruhjahr|fruhling|herbst|mal)|danach|anschliessend|im winter|diesen winter)\b/u,
  later: /(?<!\w)(nachstes jahr|spater|irgendwann|in zukunft|zukunftig|langfristig|(?:19)?0\d|auf dauer)\b/u,
  fall: /(?<!\w)(im herbst|diesen herbst)\b/u,
  spring: /(?<!\w)(im fruhjahr|im fruhling|dieses fruhjahr|diesen fruhling)\b/u,
  others:
    /(?<!\w)(sprich mit|rede mit|frag|frage|sag ¶\d+|uberrede|uberzeug\w*|informationen|infos|austausch\w*|halt mich auf dem laufenden|in kontakt|schreib ¶\d+)\b/u,
};
