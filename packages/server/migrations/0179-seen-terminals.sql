-- Nor the terminals of others. In a file of its own, because sales read this table.
call seen_table('terminal', 'pos_id', 'app.pos_ids');
