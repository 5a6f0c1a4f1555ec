import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { meQuery } from "../api/queries.ts";
import { TextPage } from "../app/pages.tsx";
import { KeysSection } from "./KeysSection.tsx";
import { WayBackCard } from "./WayBackCard.tsx";

/** Who you are here, and how you come back. */
export function ProfilePage() {
  const { data: me, isPending } = useQuery(meQuery());
  if (isPending)
    return (
      <TextPage title="Profile" heading="Profile">
        {null}
      </TextPage>
    );
  return (
    <TextPage title="Profile" heading={me ? me.name : "Profile"}>
      {me ? (
        <>
          <WayBackCard />
          <KeysSection />
        </>
      ) : (
        <p>
          Nobody is signed in here. Host or join a game, and you are somebody; or{" "}
          <Link to="/sign-in">sign in</Link>.
        </p>
      )}
    </TextPage>
  );
}
