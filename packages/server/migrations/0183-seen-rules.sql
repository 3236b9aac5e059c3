-- Nor the rules that count at others only. In a file of its own, because sales read this table.
call seen_for_several_in_body('rule');
