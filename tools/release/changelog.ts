/** What the changelog says of changes that are in no version yet. */
const HEADING = "## Unreleased";

/** The lines below a heading of the changelog, up to the next of its kind; undefined if it isn't there. */
function sectionOf(changelog: string, heading: string): string | undefined {
  const lines = changelog.split("\n");
  const start = lines.findIndex((line) => line === heading || line.startsWith(`${heading} (`));
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith("## "));
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .join("\n")
    .trim();
}

/** The changelog once a version is out: its changes have a heading of their own, and nothing is unreleased. */
export function released(changelog: string, version: string, date: string): string {
  if (!sectionOf(changelog, HEADING)) throw new Error(`CHANGELOG.md has nothing under "${HEADING}".`);
  return changelog.replace(HEADING, `${HEADING}\n\n## ${version} (${date})`);
}

/** What the changelog says of a version. */
export function notesOf(changelog: string, version: string): string {
  const notes = sectionOf(changelog, `## ${version}`);
  if (!notes) throw new Error(`CHANGELOG.md says nothing of ${version}.`);
  return `${notes}\n`;
}

const NUMBERS = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

/** Whether a version may follow another: the next patch, minor or major. None is skipped. */
export function mayFollow(version: string, before: string): boolean {
  const [major, minor, patch] = numbersOf(before);
  return [`${major}.${minor}.${patch + 1}`, `${major}.${minor + 1}.0`, `${major + 1}.0.0`].includes(version);
}

function numbersOf(version: string): readonly number[] {
  const [, ...parts] = NUMBERS.exec(version) ?? [];
  if (parts.length === 0) throw new Error(`${version} isn't a version such as 1.2.3.`);
  return parts.map(Number);
}
