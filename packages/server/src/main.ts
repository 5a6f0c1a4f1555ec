import { addressOf, whyNot } from "./address.ts";
import { createApp } from "./app.ts";

const host = process.env.HOST || "localhost";
const port = process.env.PORT || "1901";

/** How long requests that are under way may take to end, in milliseconds. */
const PATIENCE = 10_000;

// Logs are for programs and go to standard error; standard output says where to find the server.
const app = await createApp({ level: "info", stream: process.stderr });

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    void app.close();
  });
}

try {
  await app.listen({ host, port: Number(port) });
  console.log(`Chancery listens on ${addressOf(host, app.server.address())}`);
} catch (error) {
  console.error(whyNot(error as NodeJS.ErrnoException, host, port));
  process.exitCode = 1;
  await app.close();
}
