import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 6,
  title: 'National or international stock: how to choose',
  description:
    'Two similar lamps are stocked in two warehouses. How delivery time, price, claims and your buyers decide which one to list, and where.',
  author: 'The Sourcing Desk',
  date: '2026-10-27',
  icon: 'globe-showing-asia-australia',
  scene: 8,
  html: `
<p>Suppose you search our catalogue for a desk lamp and find two similar ones. One is in a national warehouse and arrives 3-7 days after dispatch. The other is in the international warehouse and takes 15-20 days. The second one costs less. Which one should you list?</p>
<p>The cheaper lamp seems to give you a better margin. Ask these four questions before you decide.</p>
<h2>1. Does it have to arrive by a certain day?</h2>
<p>For example a birthday, Rakhi, the first day of school or a trip. If the buyer needs the product by a certain day, delivery time is as important as the product. Choose national stock even if it costs more, because a late gift leads to an unhappy customer.</p>
<p>If there is no such day, both are possible. Most people can wait for a cable organiser. Buyers who decorate a room, collect something or try a hobby will often wait for a month, if you tell them the delivery time before they pay.</p>
<h2>2. Where do you sell?</h2>
<p>Marketplaces measure late dispatch and late delivery, whatever you wrote in the description. So list only national stock there. In your own web store you can write “arrives in about four weeks” clearly next to the price, and buyers agree to it when they order. On WhatsApp you can ask each buyer.</p>
<p>You can also have two ranges: a fast one for the marketplace, and a wider one in your own store, where you can explain the longer delivery time.</p>
<h2>3. What can go wrong?</h2>
<p>Goods are handled more often on a long journey. Glass, liquids and products with thin parts are better from a national warehouse. Clothes, bags, tools and simple accessories travel well.</p>
<p>Buyers may also change their minds while they wait. After four weeks, a buyer may have bought the product elsewhere and refuse the parcel. This costs you money: we refund 80% of the product price and keep 20% as a restocking and handling fee. For slow deliveries, send a message during the wait. For example: “Your lamp has left the warehouse. Here is the tracking ID.” This reduces refused parcels.</p>
<h2>4. What is the full cost?</h2>
<p>Suppose the national lamp costs you ₹520 and the international one ₹430, and you sell both for ₹899. The difference is ₹90. Now suppose that 6 of 100 national parcels come back, and 11 of 100 international ones. These are example numbers, so use your own. Each return costs you the 20% fee and your advertising cost, for example ₹120. Payment fees and tax are not included.</p>
<table>
<thead><tr><th>Per 100 orders</th><th>National</th><th>International</th></tr></thead>
<tbody>
<tr><td>Price minus cost and advertising, delivered orders</td><td>94 × ₹259 = ₹24,346</td><td>89 × ₹349 = ₹31,061</td></tr>
<tr><td>Fee and advertising, returned orders</td><td>6 × ₹224 = ₹1,344</td><td>11 × ₹206 = ₹2,266</td></tr>
<tr><td>Left</td><td>₹23,002</td><td>₹28,795</td></tr>
</tbody>
</table>
<p>In this example the international lamp earns more, even with almost twice the returns. But this is true only <em>if</em> you find a hundred buyers who are willing to wait. If the slower product sells only seventy times while the fast one sells a hundred times, it leaves about ₹20,150, and the national lamp earns more.</p>
<h2>What to check on the product page</h2>
<ul>
<li><strong>Delivery estimate.</strong> It includes handling days, the warehouse, Sundays and holidays, and is the same for every PIN code we serve. For the North-East, hill regions and islands, add a few days.</li>
<li><strong>Country of origin.</strong> You must also show it on your listing. You can filter the catalogue by it.</li>
<li><strong>Available quantity.</strong> Restocking from abroad takes a long time. If forty pieces are left, do not advertise for two hundred orders.</li>
<li><strong>Marks and certificates.</strong> Certain electrical goods, toys and helmets need a BIS mark before they may be sold in India. We check this before we list imported goods. Keep the details on your page.</li>
</ul>
<h2>How to start</h2>
<p>For your first thirty days, list only national stock. You will learn what your customers ask and how delivery works in your region, and you can get your first reviews sooner. Then add five international products to your own store, with the delivery time in the title. After a month, your numbers will show whether your buyers are willing to wait.</p>
`,
};
