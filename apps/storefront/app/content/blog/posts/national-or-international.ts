import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 6,
  title: 'National or international stock: how to choose',
  description:
    'The same lamp lies in two warehouses. How delivery time, price, claims and the kind of buyer decide which one you should list, and where.',
  author: 'The Sourcing Desk',
  date: '2026-10-27',
  icon: 'globe-showing-asia-australia',
  scene: 8,
  html: `
<p>Say you search our catalogue for a desk lamp and find two that look like sisters. One lies in a national warehouse and reaches the customer 3-7 days after dispatch. The other comes from the international warehouse and needs 15-20 days. The second costs less. Which one do you list?</p>
<p>New merchants take the cheaper one, because the margin looks better. Experienced ones ask four questions.</p>
<h2>1. Is there a day on which it must arrive?</h2>
<p>A birthday, Rakhi, the first day of school, a flight. If the buyer has such a day in mind, every day of delivery is part of the product. Here national stock wins at almost any price, because a gift that arrives after the birthday is worth nothing and is remembered.</p>
<p>If there is no such day, the matter is open. Nobody needs a cable organiser by Thursday. People who furnish a room slowly, collect something or try out a hobby will wait a month without complaint, on one condition: they were told.</p>
<h2>2. Where do you sell?</h2>
<p>On a marketplace the clock belongs to the marketplace. Late dispatch and late delivery count against your account whatever you wrote in the description, so list national stock only. In your own web store you own the clock: you may write “arrives in about four weeks” in large letters beside the price, and those who buy have agreed to it. On WhatsApp you can even ask them.</p>
<p>Many of our merchants therefore run two ranges. The fast one lives on the marketplace. The wide one lives on their own page, where it can be explained.</p>
<h2>3. How is it likely to go wrong?</h2>
<p>A long journey has more handling in it. Glass, liquids and things with thin hinges do better from nearby. Clothes, bags, tools and simple accessories travel well.</p>
<p>Think also of the time in which people change their minds. A buyer who waits four weeks may have bought the thing elsewhere in the meantime, and then refuses the parcel. You know what that costs: 80% of the product price comes back to you and 20% stays as restocking and handling fee. For slow goods, a message in the middle of the wait is not a courtesy but insurance. “Your lamp has left the warehouse, here is the tracking ID” keeps a sale alive.</p>
<h2>4. Do the sum with the whole cost</h2>
<p>Say the national lamp costs you ₹520 and the international one ₹430, and you sell either for ₹899. The difference of ₹90 looks decisive. Now suppose that 6 of 100 national parcels come back and 11 of 100 international ones. These are example figures; use your own. Each return costs you the 20% fee and the advertising you had spent, let us say ₹120. Payment fees and tax are left out.</p>
<table>
<thead><tr><th>Per 100 orders</th><th>National</th><th>International</th></tr></thead>
<tbody>
<tr><td>Price minus cost and advertising, delivered orders</td><td>94 × ₹259 = ₹24,346</td><td>89 × ₹349 = ₹31,061</td></tr>
<tr><td>Fee and advertising, returned orders</td><td>6 × ₹224 = ₹1,344</td><td>11 × ₹206 = ₹2,266</td></tr>
<tr><td>Left</td><td>₹23,002</td><td>₹28,795</td></tr>
</tbody>
</table>
<p>In this example the international lamp still earns more, even with almost twice the returns. So patience pays, <em>if</em> you can find a hundred buyers who are willing to wait. That is the real question: the slower product needs a better explanation, and it may sell seventy times where the fast one sells a hundred. At seventy orders it leaves about ₹20,150, and the national lamp is ahead.</p>
<h2>What to look at on the product page</h2>
<ul>
<li><strong>The delivery estimate.</strong> It is worked out from handling days, warehouse, Sundays and holidays, and is the same for every pincode we serve. For the North-East, the hills and the islands add some days of your own.</li>
<li><strong>Country of origin.</strong> It must be shown on your listing as well. You can filter for it in the catalogue.</li>
<li><strong>Available quantity.</strong> Restocking from abroad takes long. If forty pieces are left, do not start an advertisement for two hundred.</li>
<li><strong>Marks and certificates.</strong> Certain electrical goods, toys and helmets need a BIS mark before they may be sold in India. We check this before we list imported goods; keep the details on your page.</li>
</ul>
<h2>A simple rule to begin with</h2>
<p>For your first thirty days, list national stock only. You will learn what your customers ask, how couriers behave in your region and what a normal week looks like, and you will get your first good words within a fortnight. Then add five international products to your own store, with the delivery time in the title. After a month the figures will tell you whether your buyers wait. Some do. They are often the best ones.</p>
`,
};
