import { titleOf } from "../../../games/index.ts";
import { paper as text } from "../../../messages/paper.ts";
import { phaseInWords } from "../../../orders/names.ts";
import css from "./paper.module.css";
import type { PaperProps } from "./paper.ts";

/** How many delegations fit on the form. */
const ROWS = 5;

/** The form by which a conference is organized, to be filled in by hand and handed to the officers (MB-256 to MB-270). */
export function ConferenceForm({ view, facts }: PaperProps) {
  return (
    <section className={css.page}>
      <h2>{text("conferenceFormTitle")}</h2>
      <p className={css.small}>
        {text("handedIn", { game: titleOf(view.setup), phase: phaseInWords(view.phase, view.setup) })}
      </p>
      <dl className={css.form}>
        <Field name={text("organizedBy")} rule="MB-256" />
        <Field name={text("preliminaryGoal")} rule="MB-256" lines={2} />
        <Field name={text("definiteGoal")} rule="MB-257" lines={2} />
        <Field name={text("conferenceName")} rule="MB-258" />
        <Field name={text("place")} rule="MB-258" />
        <Field name={text("noHostile")} rule="MB-259" />
      </dl>
      <table className={css.grid}>
        <caption>
          {text("delegationsAtLeast", { count: facts.conferenceOf })} <small translate="no">{"MB-260"}</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text("delegation")}</th>
            <th scope="col">
              {text("delegateGoing")} <small translate="no">{"MB-264"}</small>
            </th>
            <th scope="col">{text("signature")}</th>
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
      <h3>{text("forOfficers")}</h3>
      <dl className={css.form}>
        <Field name={text("granted")} rule="MB-262" />
        <Field name={text("roomAndChair")} rule="MB-262" />
        <Field name={text("opensCloses")} rule="MB-263" />
        <Field name={text("cutShort")} rule="MB-267" />
        <Field name={text("outcome")} rule="MB-255" lines={2} />
      </dl>
      <p className={css.small}>{text("formNote")}</p>
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
