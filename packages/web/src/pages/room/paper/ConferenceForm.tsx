import { titleOf } from "../../../games/index.ts";
import { phaseInWords } from "../../../orders/names.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** So many delegations find room on the form. */
const ROWS = 5;

/** The form by which a conference is organised, to be filled in by hand and handed to the officers (MB-256 to MB-270). */
export function ConferenceForm({ view, facts }: PaperProps) {
  return (
    <section className={css.page}>
      <h2>Conference organising form</h2>
      <p className={css.small}>
        {titleOf(view.setup)} · handed in during {phaseInWords(view.phase, view.setup)}
      </p>
      <dl className={css.form}>
        <Field name="Organised by" rule="MB-256" />
        <Field name="Preliminary goal" rule="MB-256" lines={2} />
        <Field name="Definite goal, settled with the supporters" rule="MB-257" lines={2} />
        <Field name="Name of the conference" rule="MB-258" />
        <Field name="Place: an area of the board" rule="MB-258" />
        <Field name="No army or fleet hostile to the conference stands there (initials)" rule="MB-259" />
      </dl>
      <table className={css.grid}>
        <caption>
          Delegations, at least {facts.conferenceOf} <small>MB-260</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">Delegation</th>
            <th scope="col">Delegate who goes (one) MB-264</th>
            <th scope="col">Signature</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are empty
            <tr key={row}>
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <h3>For the officers</h3>
      <dl className={css.form}>
        <Field name="Granted or refused, and why" rule="MB-262" />
        <Field name="Room, and who presides" rule="MB-262" />
        <Field name="Opens with the phase; closes within a year, at the latest" rule="MB-263" />
        <Field name="Cut short because its place was conquered (phase)" rule="MB-267" />
        <Field name="Outcome, treaties, points" rule="MB-255" lines={2} />
      </dl>
      <p className={css.small}>
        The game goes on meanwhile (MB-266). No two conferences take place at once (MB-269). Whoever wants to
        go on after a conquest hands in a new form (MB-268).
      </p>
    </section>
  );
}

function Field({ name, rule, lines = 1 }: { name: string; rule: string; lines?: number }) {
  return (
    <>
      <dt>
        {name} <small>{rule}</small>
      </dt>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are empty
        <dd key={line} />
      ))}
    </>
  );
}
