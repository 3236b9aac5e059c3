-- The latest attempt to take a sale's payment through a reader. A sale without one is finished, cancelled and refunded without looking for any.
-- Without a foreign key, because the attempt names its sale already.
alter table transaction add column reader_payment_id uuid;
