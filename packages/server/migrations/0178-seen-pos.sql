-- Whoever sees only some points of sale sees no others. In a file of its own, because sales read this table.
call seen_table('pos', 'id', 'app.pos_ids');
