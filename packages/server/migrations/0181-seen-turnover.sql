-- Nor what was sold there and is not in the rollups yet. In a file of its own, because sales write this table.
call seen_table('turnover_delta', 'pos_id', 'app.pos_ids');
