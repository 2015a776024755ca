-- Lists show the products in stock before those that are sold out.
drop index product_search_popularity_idx, product_search_category_popularity_idx, product_search_top_popularity_idx;
create index product_search_popularity_idx on product_search (in_stock desc, popularity desc, product_id);
create index product_search_category_popularity_idx
  on product_search (category_id, in_stock desc, popularity desc, product_id);
create index product_search_top_popularity_idx on product_search (top_id, in_stock desc, popularity desc, product_id);
