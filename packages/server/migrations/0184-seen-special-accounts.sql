-- Nor the accounts that pay at others only. In a file of its own, because sales read this table.
call seen_for_several('special_account');
