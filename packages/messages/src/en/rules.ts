export default {
  search: "Search the rules",
  searchPlaceholder: "Search rules and rulings",
  count: "{rules, plural, one {# rule} other {# rules}}, {rulings, plural, one {# ruling} other {# rulings}}",
  loading: "Loading the rules…",
  rulings: "Rulings",
  rulingsLead: "How we decide where the rulebook leaves a gap or contradicts itself.",
  title: "Rules: {game}",
  lead: "Every rule in our own words, as Chancery applies it. Results refer to rules by these numbers.",
  games: "Games",
  trySandbox: "Try it in the sandbox",
} as const;
