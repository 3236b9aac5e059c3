-- The explanation of a check (input and trace) is nine tenths of its row and is read one check at a time; lists, sums and rollups read the
-- rest of very many. So both are kept beside the table: a row is short, and a million of them fit into memory. They are compressed already,
-- so PostgreSQL need not try. Rows of before stay as they are until they are written anew.
alter table transaction
  alter column input set storage external,
  alter column trace set storage external,
  set (toast_tuple_target = 256);
