type Labels = Readonly<Record<string, string>>;

interface Family {
  readonly kind: "counter" | "gauge";
  readonly help: string;
  readonly samples: Map<string, number>;
}

const FAMILIES = {
  chancery_requests_total: ["counter", "Requests answered"],
  chancery_request_seconds_total: ["counter", "Time taken to answer requests"],
  chancery_games_created_total: ["counter", "Games set up here"],
  chancery_commands_total: ["counter", "Commands, by what came of them"],
  chancery_phases_total: ["counter", "Phases played out here"],
  chancery_alarms_total: ["counter", "Games for which this server's clock did something, or failed to"],
  chancery_alarm_seconds_total: ["counter", "Time taken by that"],
  chancery_bot_turns_total: ["counter", "Turns of bots played here, by what came of them"],
  chancery_bot_seconds_total: ["counter", "Time from asking a bot to its answer"],
  chancery_notices_total: ["counter", "Mails, calls of web hooks, and what leads to them"],
  chancery_notices_waiting: ["gauge", "Those that are still to be delivered, by any server"],
  chancery_streams: ["gauge", "Streams of live updates that are open"],
} as const;

export type MetricName = keyof typeof FAMILIES;

/** Counts for the people who run the server. None of them is about a person or a game. */
export class Metrics {
  private readonly families = new Map<string, Family>(
    Object.entries(FAMILIES).map(([name, [kind, help]]) => [name, { kind, help, samples: new Map() }]),
  );

  add(name: MetricName, labels: Labels = {}, by = 1): void {
    const { samples } = this.families.get(name) as Family;
    const key = Object.entries(labels)
      .map(([label, value]) => `${label}="${value.replaceAll(/[\\"\n]/g, "_")}"`)
      .join(",");
    samples.set(key, (samples.get(key) ?? 0) + by);
  }

  /** For what has no labels, and goes up and down. */
  set(name: MetricName, value: number): void {
    this.families.get(name)?.samples.set("", value);
  }

  /** In the text format of Prometheus. */
  format(): string {
    const lines: string[] = [];
    for (const [name, { kind, help, samples }] of this.families) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`);
      for (const [labels, value] of samples) lines.push(`${name}${labels && `{${labels}}`} ${value}`);
    }
    return `${lines.join("\n")}\n`;
  }
}
