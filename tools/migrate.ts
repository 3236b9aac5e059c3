import { openDatabase } from "./database.ts";
import { refuse } from "./refusal.ts";

// Migrates the database and exits, to run before servers are replaced.
try {
  const { applied, stop } = await openDatabase(console.log);
  console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.length} migration(s).`);
  await stop();
} catch (error) {
  refuse(error);
}
