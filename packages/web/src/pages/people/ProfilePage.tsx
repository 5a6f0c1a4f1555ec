import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { meQuery } from "../../api/queries.ts";
import { TextPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { HooksSection } from "./HooksSection.tsx";
import { KeysSection } from "./KeysSection.tsx";
import { LinkSection } from "./LinkSection.tsx";
import { NameSection } from "./NameSection.tsx";
import { NewsSection } from "./NewsSection.tsx";

/** Who you are here, how you come back, and of what you hear. */
export function ProfilePage() {
  const { data: me, failureReason: failure, refetch } = useQuery(meQuery());
  if (me === undefined && failure)
    return (
      <UnreachedPage
        title="Profile"
        heading="Your profile cannot be shown at present"
        error={failure}
        onAgain={refetch}
      />
    );
  return (
    <TextPage title="Profile" heading={me ? me.name : "Profile"}>
      {me && (
        <>
          <NameSection me={me} />
          <LinkSection />
          <AccountSection me={me} />
          <NewsSection me={me} />
          <HooksSection />
          <KeysSection />
        </>
      )}
      {me === null && (
        <p>
          Nobody is signed in here. Host or join a game, and you are somebody; or{" "}
          <Link to="/sign-in">sign in</Link>.
        </p>
      )}
    </TextPage>
  );
}
