import { openDatabase } from "./database.ts";
import { refuse } from "./refusal.ts";

// Brings the database up to date and ends, for those who do it before they replace their servers.
try {
  const { applied, stop } = await openDatabase(console.log);
  console.log(applied.length === 0 ? "The database is up to date." : `Applied ${applied.length} migration(s).`);
  await stop();
} catch (error) {
  refuse(error);
}
