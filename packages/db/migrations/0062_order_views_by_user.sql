-- Saved views belong to a user. Those of a team so far are given to its owner.
alter table order_views add column user_id uuid references users (id) on delete cascade;
update order_views v set user_id = (
  select m.user_id from memberships m where m.merchant_id = v.merchant_id and m.role = 'owner'
  order by m.created_at limit 1);
delete from order_views where user_id is null;
alter table order_views alter column user_id set not null;
drop index order_views_name_idx;
create unique index order_views_name_idx on order_views (merchant_id, user_id, lower(name));
create index order_views_user_idx on order_views (user_id);
