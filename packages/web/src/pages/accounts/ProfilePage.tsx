import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { meQuery, useIsClassroom } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
import { ui } from "../../messages/ui.ts";
import { TextPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { BlocksSection } from "../people/BlocksSection.tsx";
import { FriendsSection } from "../people/FriendsSection.tsx";
import { PublicProfileSection } from "../people/PublicProfileSection.tsx";
import { TeamsSection } from "../people/TeamsSection.tsx";
import { VacationsSection } from "../people/VacationsSection.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { HooksSection } from "./HooksSection.tsx";
import { KeysSection } from "./KeysSection.tsx";
import { LinkSection } from "./LinkSection.tsx";
import { NameSection } from "./NameSection.tsx";
import { NewsSection } from "./notices/NewsSection.tsx";
import { PushSection } from "./notices/PushSection.tsx";
import { OwnDataSection } from "./OwnDataSection.tsx";
import { PasskeysSection } from "./PasskeysSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";

/** Who you are here, how you come back, and of what you hear. */
export function ProfilePage() {
  const { data: me, failureReason: failure, refetch } = useQuery(meQuery());
  const isClassroom = useIsClassroom();
  if (me === undefined && failure)
    return (
      <UnreachedPage
        title={ui("profile")}
        heading={people("profileUnavailable")}
        error={failure}
        onAgain={refetch}
      />
    );
  return (
    <TextPage title={ui("profile")} heading={me ? me.name : ui("profile")}>
      {me && (
        <>
          <NameSection me={me} />
          <LinkSection />
          <AccountSection me={me} />
          {me.email !== null && (
            <>
              {!isClassroom && <PublicProfileSection />}
              <VacationsSection />
              {!isClassroom && (
                <>
                  <FriendsSection />
                  <TeamsSection />
                </>
              )}
            </>
          )}
          <PasskeysSection />
          <SessionsSection />
          <BlocksSection />
          <NewsSection me={me} />
          <PushSection />
          <HooksSection />
          <KeysSection />
          <OwnDataSection me={me} />
        </>
      )}
      {me === null && (
        <p>
          {people.rich(
            "notSignedIn",
            {},
            {
              link: (chunks) => (
                <Link key="link" to="/sign-in">
                  {chunks}
                </Link>
              ),
            },
          )}
        </p>
      )}
    </TextPage>
  );
}
