-- Nor the rules of categories that count what was bought at others only. In a file of its own, because sales read this table.
call seen_for_several('card_category_rule');
