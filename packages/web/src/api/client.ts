import type * as Api from "@chancery/api";
import { type Client, createClient } from "@chancery/api/client";
import { serverClock } from "../lib/server-clock.ts";
import { isSolo } from "../lib/solo.ts";
import { LANGUAGE } from "../messages/language.ts";
import { ui } from "../messages/ui.ts";

export { ApiFailure } from "@chancery/api/client";

export type Ban = Api.Ban;
export type ChannelSummary = Api.ChannelSummary;
export type ChannelView = Api.ChannelView;
export type Chronicle = Api.Chronicle;
export type Codes = Api.Codes;
export type CommandAnswer = Api.CommandAnswer;
export type Command = Api.CommandInput;
export type Confirmation = Api.Confirmation;
export type Created = Api.Created;
export type Credentials = Api.Credentials;
export type Decision = Api.Decision;
export type Entered = Api.Entered;
export type Hook = Api.Hook;
export type Key = Api.Key;
export type Invited = Api.Invited;
export type Lists = Api.Lists;
export type HeldGame = Api.HeldGame;
export type ModeratorAct = Api.ModeratorAct;
export type Newcomer = Api.Newcomer;
export type NewGame = Api.NewGame;
export type Notifications = Api.Notifications;
export type Offered = Api.Offered;
export type OpenGame = Api.OpenGame;
export type OwnProfile = Api.OwnProfile;
export type Passkey = Api.Passkey;
export type Person = Api.Person;
export type Player = Api.Player;
export type Preview = Api.Preview;
export type ProfilePart = Api.ProfilePart;
export type PublicGame = Api.PublicGame;
export type PublicGamesFilter = Api.PublicGamesFilter;
export type RatingPace = Api.RatingPace;
export type Registration = Api.Registration;
export type Reliability = Api.Reliability;
export type Report = Api.Report;
export type ReportReason = Api.ReportReason;
export type Retention = Api.Retention;
export type SeatView = Api.SeatView;
export type Setup = Api.Setup;
export type Signal = Api.Signal;
export type TableView = Api.TableView;
export type BoardResult = Api.BoardResult;
export type DirectorView = Api.DirectorView;
export type Flaw = Api.Flaw;
export type ListedTournament = Api.ListedTournament;
export type StandingRow = Api.StandingRow;
export type TournamentBoard = Api.TournamentBoard;
export type TournamentCommand = Api.TournamentCommandInput;
export type TournamentDraft = NonNullable<Api.DirectorView["draft"]>;
export type TournamentRound = Api.TournamentRound;
export type TournamentSettings = Api.TournamentSettings;
export type TournamentView = Api.TournamentView;
export type TurnSummary = Api.TurnSummary;
export type TurnView = Api.TurnView;
export type Welcome = Api.Welcome;
export type YourGame = Api.YourGame;
export type Scope = Api.Scope;

/** The server's API, as our own pages use it. */
export const api: Client = createClient({
  // Solo games are played in this browser, and answer the same requests.
  fetch: async (url, init) =>
    isSolo(url.split(/[/?]/)[3] ?? "")
      ? (await import("./solo/port.ts")).askSolo(url, init)
      : serverClock.timed(() => globalThis.fetch(url, init)),
  // Rather than the browser's languages: people can choose another one for the page.
  headers: { "accept-language": LANGUAGE },
  describe: (status) => (status === 0 ? ui("serverUnreachable") : ui("serverAnswers", { status })),
});
