-- What items cost and what they brought without taxes, for the report on margins: only of lines whose cost is known.
alter table goods_turnover
  add column costed_amount bigint not null default 0,
  add column cost_amount bigint not null default 0;
