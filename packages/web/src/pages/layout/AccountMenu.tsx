import { Menu, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState } from "react";
import { listsQuery, meQuery, standingQuery, useIsClassroom } from "../../api/queries.ts";
import { showBadge } from "../../lib/badge.ts";
import { install, installOffer } from "../../lib/install.ts";
import { useSignal } from "../../lib/signal.ts";
import { ui } from "../../messages/ui.ts";
import { Icon } from "../../ui/icons.tsx";
import { useScheme } from "../../ui/SchemeSwitch.tsx";
import css from "./AccountMenu.module.css";

// Few sign out on their first visit.
const SignOutDialog = lazy(async () => ({ default: (await import("./SignOutDialog.tsx")).SignOutDialog }));

/** Who you are, and the pages that are yours. */
export function AccountMenu() {
  const { data: me } = useQuery(meQuery());
  const { data: lists } = useQuery({ ...listsQuery(), enabled: Boolean(me), refetchInterval: 60_000 });
  const { data: standing } = useQuery({ ...standingQuery(), enabled: Boolean(me) });
  const isClassroom = useIsClassroom();
  const [leaving, setLeaving] = useState(false);
  const scheme = useScheme();
  const canInstall = useSignal(installOffer);
  const waiting = lists?.yours.filter(({ isYourTurn }) => isYourTurn).length ?? 0;
  const unread = lists?.yours.filter((game) => !game.isYourTurn && game.unread > 0).length ?? 0;
  useEffect(() => {
    if (lists) showBadge(waiting + unread);
  }, [lists, waiting, unread]);
  return (
    <>
      <Menu position="bottom-end" width={220} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton className={css.button}>
            <Icon name="person" />
            <span className="hidden">{me ? ui("youAre", { name: me.name }) : ui("youAndYourGames")}</span>
            {me && (
              <span className={css.name} aria-hidden="true" translate="no">
                {me.name}
              </span>
            )}
            {waiting > 0 && (
              <>
                <span className="hidden">{ui("yourTurnIn", { count: waiting })}</span>
                <span className={css.count} aria-hidden="true">
                  {waiting}
                </span>
              </>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item renderRoot={(props) => <Link to="/games" {...props} />}>{ui("myGames")}</Menu.Item>
          <Menu.Item renderRoot={(props) => <Link to="/tournaments" {...props} />}>
            {ui("tournaments")}
          </Menu.Item>
          {!isClassroom && (
            <>
              <Menu.Item renderRoot={(props) => <Link to="/leaderboards" {...props} />}>
                {ui("leaderboards")}
              </Menu.Item>
              <Menu.Item renderRoot={(props) => <Link to="/find" {...props} />}>{ui("findGame")}</Menu.Item>
            </>
          )}
          <Menu.Item renderRoot={(props) => <Link to="/learn" {...props} />}>{ui("learn")}</Menu.Item>
          {me ? (
            <>
              <Menu.Item renderRoot={(props) => <Link to="/profile" {...props} />}>{ui("profile")}</Menu.Item>
              {standing?.isModerator && (
                <Menu.Item renderRoot={(props) => <Link to="/moderation" {...props} />}>
                  {ui("moderation")}
                </Menu.Item>
              )}
              <Menu.Item aria-haspopup="dialog" onClick={() => setLeaving(true)}>
                {ui("signOut")}
              </Menu.Item>
            </>
          ) : (
            <Menu.Item renderRoot={(props) => <Link to="/sign-in" {...props} />}>{ui("signIn")}</Menu.Item>
          )}
          {canInstall && <Menu.Item onClick={() => void install()}>{ui("installApp")}</Menu.Item>}
          <Menu.Item className={css.scheme} onClick={scheme.change}>
            {scheme.label}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{leaving && <SignOutDialog opened onClose={() => setLeaving(false)} />}</Suspense>
    </>
  );
}
