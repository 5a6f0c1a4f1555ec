export default {
  pageTitle: "{title}: {present} of {count} · Chancery",
  attendance:
    "{present} of {count} delegations are here, {delegates, plural, one {# delegate} other {# delegates}} in all.",
  awaitDelegation: "The officers will assign you to a delegation.",
  watching: "You're watching. To take part, ask the officers for your delegation's code.",
  awaitStart: "The officers start the committee. This page then updates by itself.",

  delegations: "Delegations",
  codesLead: "Anyone with a delegation's code can join it. Each code works for two delegates.",
  randomLead: "Delegates with the same code stay together. Countries are drawn when the committee starts.",

  checklist: "Before you start",
  checkDone: "Done",
  checkOpen: "Open",
  checkDelegations: "{here} of {count} delegations are here",
  checkOfficers:
    "{count, plural, one {Only one officer: the second opinion on goals is missing} other {# officers}}",
  checkGoals:
    "{missing, plural, =0 {Each delegation has its {given} goals} one {# goal is still to be given; each delegation gets {given}} other {# goals are still to be given; each delegation gets {given}}}",
  checkOpening:
    "{isSet, select, true {The opening time is set; proposals close {hours} hours before} other {Set the opening time; proposals close {hours} hours before}}",
  checkProposals:
    "{count, plural, one {# proposed goal waits for an answer} other {# proposed goals wait for an answer}}",
  goalsMissing: "Some delegations don't have all their goals yet: {powers}. You can still give goals later.",
  officerQr: "QR code for officers and spectators",
  startCommittee: "Start committee",
  assignFirst:
    "Assign {names} to a delegation below first, or make {count, plural, one {them an officer} other {them officers}}.",
  delegationsEmpty: "No delegates for {powers}. Their units will hold, and nothing will be built.",
  nobodyYet: "No delegates have joined yet.",
  singleDelegates: "{powers} {count, plural, one {has} other {have}} only one delegate.",
  complete: "All delegations are complete.",
  startIncomplete: "Start without all delegations?",
  startIncompleteNote: "No delegates have joined for {powers}. They can still join later with their codes.",
  cancelCommittee: "Cancel committee",
  cancelQuestion: "Cancel this committee?",
  cancelNote: "Nobody will be able to play it.",

  howToJoin: "How to join",
  printCodes: "Print codes",
  openProjector: "Open projector",
  joinPageQr: "QR code for the join page",
  joinPageNote:
    "Delegates on the same network open this address and enter their delegation's code and a name.",

  officers: "Officers",
  none: "None yet",
  withoutDelegation: "Person without a delegation",
  makeOfficer: "Make officer",
  inviteNote: "Share this link with fellow officers and spectators. You can then make them officers here.",
  inviteLink: "Link for officers and spectators",
  copyLink: "Copy link",

  removeQuestion: "Remove {member} from {power}?",
  removeEffect:
    "{member} can no longer write or speak for {power}. Everything already written stays. {power} gets a new code, and someone else can join with it.",
  removeSeen: "Everyone sees this, with the reason.",
  removeDelegate: "Remove delegate",
  removeFrom: "Remove {member} from {power}",
  you: "{name} (you)",
  assignByHand: "Assign to a delegation",
  person: "Person",
  delegation: "Delegation",
  assign: "Assign",

  codesTitle: "Codes · {title}",
  codesFor: "Codes for {title}",
  codesNote:
    "Print this page and cut it up, or show each delegation its own code. Each code works for two delegates. Don't show the sheet to anyone else.",
  staleNoAddress: "Your printed codes ({moment}) have no address and no QR code. Print them again.",
  staleAddress:
    "Your printed codes ({moment}) lead to {old}, but the address is now {address}. Print them again.",
  staleCodes: "Your printed codes ({moment}) have been replaced. Print the new ones.",
  replaceCodes: "Replace codes",
  replaceQuestion: "Replace all codes?",
  replaceNote: "Delegates who have joined stay. The codes you've handed out stop working.",
  backToCommittee: "Back to the committee",
  codes: "Codes",
  qrCodeFor: "QR code for {power}",
  noCode: "No code",
  whoHasJoined: "Who has joined",
} as const;
