import { banners as text } from "../../../messages/banners.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { useTable } from "../table-context.ts";
import { Banner } from "./Banner.tsx";
import css from "./Banners.module.css";
import { ProposalActs, proposalInWords } from "./ProposalActs.tsx";

/** The proposal to end the game that is open, for everyone to see. */
export function ProposalBanner() {
  const { table } = useTable();
  const { proposal, you } = table;
  if (!proposal) return null;
  const isAsked = you.may.includes("vote");
  return (
    <Banner
      rank={isAsked ? "needs-you" : "news"}
      tone="plain"
      role="status"
      acts={isAsked && <ProposalActs />}
    >
      <p>
        <strong>{proposalInWords(proposal)}</strong>{" "}
        {you.vote !== null && !proposal.isYours && text("accepted")}
      </p>
      {proposal.accepted ? (
        <p className={css.hint}>{text("acceptedBy", { powers: powerNames(proposal.accepted) })}</p>
      ) : (
        isAsked && <p className={css.hint}>{text("voteHint")}</p>
      )}
    </Banner>
  );
}
