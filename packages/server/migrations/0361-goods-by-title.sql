-- Lists of goods come by title, in pages and for pickers. Sorting all of them for each page cost as much as there are.
create index goods_title on goods (business_id, lower(title), id);
