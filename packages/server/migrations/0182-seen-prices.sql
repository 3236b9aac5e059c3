-- Nor the price groups that none of their terminals has, with the prices in them. In a file of its own, because sales read these tables.
call seen_table('price_group', 'id', 'app.price_group_ids');
