-- Why support rejected the listing of a point of sale in the public directory; its business reads that.
alter table pos add column catalog_publication_reason text check (length(catalog_publication_reason) <= 1000);
