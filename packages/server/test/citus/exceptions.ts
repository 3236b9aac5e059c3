/** Statements that go to several shards or in several parts, each with its reason. */
export const exceptions: { statement: RegExp; reason: string }[] = [
  {
    statement: /^SELECT member\.access, [\s\S]* FROM \(+public\.member member JOIN public\.business business /,
    reason: "The businesses of one person are asked one after another: one shard each.",
  },
  {
    statement: /^SELECT DISTINCT worker_column_1 AS business_id FROM \(SELECT \w+\.business_id AS worker_column_1 FROM/,
    reason: "A job asks which businesses have something to do.",
  },
  {
    statement: /^SELECT DISTINCT business_id FROM public\.(turnover_delta|transaction_totals_stale|wallet_phone) /,
    reason: "Likewise.",
  },
  {
    statement:
      /^SELECT business_id, (id, NULL::uuid AS uuid|NULL::uuid AS uuid, id) FROM public\.reader_(payment|refund) /,
    reason: "A job asks which payments at card readers, and which refunds of them, have to be asked about.",
  },
  { statement: /^SELECT business_id FROM public\.message_provider p WHERE \(\(message_type /, reason: "Likewise." },
  {
    statement:
      /^SELECT DISTINCT business_id FROM public\.loyalty_settings s WHERE \(\(name OPERATOR\(pg_catalog\.=\) 'card-categories'/,
    reason: "A nightly job asks which businesses check their customers' categories.",
  },
  {
    statement:
      /^SELECT s\.business_id, b\.time_zone, [\s\S]*'report_hour'[\s\S]* FROM \(public\.notification_settings s JOIN /,
    reason: "A job asks which businesses want a daily report.",
  },
  {
    statement: /^SELECT \(EXISTS \(SELECT FROM public\.lot l WHERE /,
    reason: "A nightly job asks business by business whether its bonuses end: one shard each, one after another.",
  },
  {
    statement: /^SELECT max\(business_date\) AS max FROM public\.ledger_proof/,
    reason: "Likewise, when its ledger was checked.",
  },
  {
    statement:
      /^INSERT INTO public\.(\w*turnover|rule_use|buyers_of_day|transaction_totals) AS \w+ \([\s\S]*\) SELECT intermediate_result\./,
    reason:
      "The rollup of a business reads and stores in two steps; both are on its shard, and no call waits for them.",
  },
  {
    statement: /^SELECT '[0-9a-f-]{36}'::uuid AS business_id, [\s\S]*read_intermediate_result/,
    reason: "Likewise.",
  },
];
