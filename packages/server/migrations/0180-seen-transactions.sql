-- Nor what was sold there. In a file of its own, because sales write this table; what belongs to a transaction is read through it.
call seen_table('transaction', 'pos_id', 'app.pos_ids');
