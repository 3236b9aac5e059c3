-- How a reserved check was finished: what was delivered and how it was paid. With its input and the engine, it gives the stored result again.
alter table transaction add column finals bytea;
alter table transaction alter column finals set storage external;
