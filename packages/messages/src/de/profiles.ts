import type en from "../en/profiles.ts";
import type { Translation } from "../translator.ts";

export default {
  unavailable: "Dieses Profil kann nicht geladen werden",
  unknown: "Dieses Profil gibt es nicht, oder es ist verborgen.",
  since: "Dabei seit {date}",
  reliability: "Zuverlässigkeit",
  reliabilityFigure: "{figure, number} %",
  reliabilityNew: "Noch keine Zahl",
  reliabilityFacts:
    "In den letzten zwölf Monaten: Befehle fällig in {called, plural, one {# Phase} other {# Phasen}}, {missed, number} verpasst, {excused, number} entschuldigt, {abandoned, plural, one {# verlassener Platz} other {# verlassene Plätze}}.",
  reliabilityHow:
    "Zuverlässigkeit ist der Anteil der Phasen, in denen die Befehle rechtzeitig da waren. Phasen, die in einem angekündigten Urlaub verpasst oder vom Spielleiter entschuldigt wurden, zählen nicht. Ein verlassener Platz zählt wie zehn verpasste Phasen. Eine Zahl gibt es ab zehn Phasen. Partien mit verborgenen Namen zählen, sobald sie zu Ende sind.",
  ratings: "Wertungen",
  ratingsNone: "Noch keine gewerteten Partien.",
  ratingOf: "{game} · {pace, select, live {live} other {Fernpartien}}",
  rating: "{rating, number} ± {margin, number}",
  ratedGames: "{games, plural, one {# gewertete Partie} other {# gewertete Partien}}",
  history: "Wertung im Lauf der Zeit",
  day: "Tag",
  howRatings: "So funktionieren Wertungen",
  games: "Beendete Partien",
  gamesNone: "Noch keine beendeten Partien.",
  game: "Spiel",
  power: "Macht",
  played: "Gespielt",
  won: "Gewonnen",
  shared: "Unentschieden",
  survived: "Überlebt",
  eliminated: "Ausgeschieden",
  left: "Verlassen",
  openings: "Liebste Eröffnungen",
  openingsNone: "Noch keine Eröffnungen.",
  openingCount: "{count, number} von {played, plural, one {# Partie} other {# Partien}}",
  teams: "Teams",
  addFriend: "Freundschaft anfragen",
  friendAsked: "Anfrage gesendet. Die Antwort siehst du in deinem Profil.",

  own: "Dein öffentliches Profil",
  ownLead: "Andere sehen das auf <link>deiner Profilseite</link>. Nur beendete Partien zählen.",
  show: "Anderen zeigen",
  part: "{part, select, all {Das Profil} since {Dabei seit} games {Beendete Partien} reliability {Zuverlässigkeit} ratings {Wertungen} openings {Liebste Eröffnungen} other {Teams}}",
  listed: "In Ranglisten aufführen",
  listedHelp: "Zeigt deinen Namen und deine Wertung, sobald du fünf gewertete Partien gespielt hast.",
  save: "Speichern",
  saved: "Gespeichert",

  vacations: "Urlaub",
  vacationsLead:
    "Fristen, die du im Urlaub verpasst, schaden deiner Zuverlässigkeit nicht, und manche Partien warten bis einen Tag danach. Kündige ihn mindestens einen Tag vorher an. Niemand sonst sieht die Daten.",
  daysLeft: "Dieses Jahr noch {days, plural, one {# Tag} other {# Tage}}",
  from: "Erster Tag",
  until: "Letzter Tag",
  announce: "Urlaub ankündigen",
  vacation: "{from} bis {until}",
  cancelVacation: "Absagen",
  cancelVacationNamed: "Urlaub absagen: {dates}",

  friends: "Freunde",
  friendsLead: "Um jemanden hinzuzufügen, öffne das Profil. Frag nach dem Link oder such in einer Rangliste.",
  friendState:
    "{state, select, friend {Befreundet} asked {Anfrage gesendet} other {Möchte mit dir befreundet sein}}",
  accept: "Annehmen",
  decline: "Ablehnen",
  withdraw: "Zurückziehen",
  remove: "Entfernen",
  acceptNamed: "{name} annehmen",
  endNamed:
    "{state, select, friend {{name} entfernen} asked {Anfrage an {name} zurückziehen} other {{name} ablehnen}}",

  teamsLead: "Ein Team ist eine Gruppe mit einem Namen. Mitglieder kommen durch Einladung dazu.",
  teamName: "Name des Teams",
  found: "Team gründen",
  memberState: "{state, select, leader {Leitung} member {Mitglied} other {Eingeladen}}",
  join: "Beitreten",
  leave: "Team verlassen",
  joinNamed: "{name} beitreten",
  leaveNamed: "{name} verlassen",
  invite: "Zu {team} einladen",
  invited: "Eingeladen.",
  removeNamed: "{name} aus {team} entfernen",
  team: "Team",
  teamUnknown: "Dieses Team gibt es nicht.",

  leaderboards: "Ranglisten",
  leaderboardsLead:
    "Alle, die aufgeführt sein wollen und mindestens {games, plural, one {# gewertete Partie} other {# gewertete Partien}} haben. Sortiert nach Wertung minus Spielraum.",
  chooseGame: "Spiel",
  choosePace: "Tempo",
  paceName: "{pace, select, live {Live} other {Fernpartien}}",
  nobody: "Hier ist noch niemand aufgeführt. In deinem Profil kannst du dich eintragen.",
  rank: "Rang",
  player: "Name",
  more: "Mehr zeigen",
  howCounts:
    "<b>Was zählt.</b> Partien, die als gewertet angelegt wurden und mit einem Sieg, einem Unentschieden oder einer Aufgabe enden. Alle brauchen ein Konto und spielen eine Macht. Abgebrochene Partien, Partien mit Bots von Beginn an, Partien ohne Uhr und Komitees zählen nicht.",
  howResult:
    "<b>Das Ergebnis.</b> Die Reihenfolge richtet sich nach dem Anteil an der Partie. Gibt es ein Punktesystem, bestimmt es die Anteile. Sonst bekommt der Sieger alles, und ein Unentschieden wird gleich geteilt. Verlässt du deinen Platz, zählst du als Letzter. Übernimmst du einen Platz, ändert sich für dich nichts.",
  howRating:
    "<b>Die Wertung.</b> Alle beginnen bei {first, number}. Ein Sieg über Stärkere bringt mehr, und die Wertung neuer Spieler bewegt sich schneller. 400 Punkte Vorsprung bedeuten Chancen von etwa zehn zu eins. Der Spielraum sagt, wie weit eine Wertung danebenliegen kann. Das Verfahren ist von Weng und Lin, mit dem Modell von Plackett und Luce. Jedes Spiel und jedes Tempo hat eigene Wertungen.",
  howPowers:
    "<b>Die Mächte.</b> Manche Mächte gewinnen öfter als andere. Ein Sieg mit einer schwachen Macht ist mehr wert. Die Vorteile beginnen bei veröffentlichten Zahlen und werden nach jeder gewerteten Partie angepasst:",
  howDaily:
    "<b>Wann.</b> Wertungen ändern sich einmal am Tag, nach Mitternacht UTC, für alle Partien, die am Vortag endeten. Um welche Partie es ging, ist nicht zu sehen. So bleiben Partien mit verborgenen Namen geheim. Ändert ein Spielleiter später ein Ergebnis, wird alles neu berechnet.",
  advantage: "Vorteil",

  rated: "Gewertet",
  ratedHelp: "Das Ergebnis zählt für Wertungen. Alle brauchen ein Konto, und Bots können nicht mitspielen.",
  leastReliability: "Mindest-Zuverlässigkeit in %",
  leastRating: "Mindest-Wertung",
  waitVacations: "Auf Spieler im Urlaub warten",
  waitVacationsHelp: "Fristen rücken auf einen Tag nach dem Urlaub. Nicht möglich bei verborgenen Namen.",
  sayRated: "Die Partie wird gewertet. Alle brauchen ein Konto.",
  sayReliability:
    "Verlangt wird eine Zuverlässigkeit von mindestens {least, number} %. Neue ohne Zahl können mitspielen.",
  sayRating: "Verlangt wird eine Wertung von mindestens {least, number}.",
  sayVacations: "Fristen warten auf Spieler im Urlaub.",
  quietHours: "Keine Fristen in der Nacht",

  askTime: "Die anderen um mehr Zeit bitten:",
  timeAsked:
    "Jemand bittet um {time} mehr. {needed, plural, one {# Person muss} other {# Personen müssen}} zustimmen.",
  agree: "Zustimmen",
  disagree: "Ablehnen",
  agreed: "Du hast zugestimmt",
  disagreed: "Du hast abgelehnt",
  absences: "Verpasste Fristen",
  absencesLead: "Entschuldige, wer einen guten Grund hatte. Dann leidet die Zuverlässigkeit nicht darunter.",
  absence:
    "{what, select, left {{phase}: {powers} hat den Platz verlassen} other {{phase}: {powers} hat die Frist verpasst}}",
  excuse: "Entschuldigen",
  excuseNamed: "{powers} für {phase} entschuldigen",
} as const satisfies Translation<typeof en>;
