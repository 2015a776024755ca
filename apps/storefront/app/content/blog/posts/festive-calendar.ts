import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 3,
  title: 'Festive season calendar: when to start',
  description:
    'Plan backwards from Rakhi, Navratri, Diwali and the wedding season: when to choose, sample and list, and the last date to promise delivery.',
  author: 'The Catalogue Team',
  date: '2026-08-25',
  icon: 'diya-lamp',
  scene: 2,
  html: `
<p>Many sellers start too late for the festive season. If Diwali is twelve days away, it is too late to start advertising a brass lamp, because it would not arrive in time. Plan backwards from each festival instead. This post shows you how.</p>
<h2>Start with the delivery times</h2>
<p>Dispatch takes 5-7 business days. After that, goods from a <strong>national warehouse</strong> take 3-7 days and goods from the <strong>international warehouse</strong> 15-20 days. For planning, count all of these as business days, Monday to Saturday, without Sundays and holidays. In calendar days this means:</p>
<table>
<thead><tr><th>Warehouse</th><th>Allow</th><th>Last date to promise delivery</th></tr></thead>
<tbody>
<tr><td>National warehouse</td><td>up to about 17 days</td><td>3 weeks before the festival</td></tr>
<tr><td>International warehouse</td><td>up to about 32 days</td><td>5 weeks before the festival</td></tr>
</tbody>
</table>
<p>The extra days allow for rain, strikes, full courier hubs and customers who are not at home. In the week before Diwali you will need them. Use this table for planning. The actual delivery estimate for an order is on the product page.</p>
<h2>Plan backwards</h2>
<p>Start with the festival date and go back to the last date to promise delivery. Then allow three weeks for advertising, one week to write listings and two weeks for samples. A sample takes 5-7 business days. For a national product this means about nine weeks from choosing the product to the festival. For an international product it means eleven weeks.</p>
<p>Most festival dates change every year, so check them. The order stays the same:</p>
<ul>
<li><strong>Raksha Bandhan</strong> (August): choose in early June. Rakhis, gift boxes, small gifts for sisters. The parcel often goes to another city, so check the address twice.</li>
<li><strong>Onam and Ganesh Chaturthi</strong> (August to September): choose in late June. Kasavu sarees, decoration, cookware. Pack for the monsoon.</li>
<li><strong>Navratri and Durga Puja</strong> (September to October): choose in July. Chaniya cholis, oxidised jewellery, dandiya. Wrong sizes are a common problem, so add a measured size chart.</li>
<li><strong>Dhanteras and Diwali</strong> (October to November): choose in August. Lamps, lights, kitchenware, home decoration, gift sets. Fragile products need an inner box.</li>
<li><strong>Weddings</strong> (November to February): choose in September. Sarees, sherwanis, luggage, return gifts. From about 500 pieces, ask for a <a href="/place-bulk-order">bulk price</a>.</li>
<li><strong>Christmas and New Year</strong>: choose in October. Lights, party goods, winter wear in the north.</li>
<li><strong>Pongal, Lohri and Makar Sankranti</strong> (January): choose in November. Kites, brass pots, shawls.</li>
<li><strong>Holi</strong> (March): choose in January. White clothes, water toys, skin and hair care. Check what may be shipped, because some couriers do not carry powder colours.</li>
<li><strong>Id-ul-Fitr</strong>: about eleven days earlier each year, so choose ten weeks before. Ethnic wear, perfumes, crockery.</li>
</ul>
<h2>What to sell after the last date</h2>
<p>After the last date, do not keep promising delivery for the festival. Change your message instead. Sell products for the days after the festival, such as storage boxes and cleaning products, or gifts for a wedding three weeks later. You can also sell products that are not linked to a date. If you tell a buyer clearly, “It will not arrive for Diwali, but it will arrive for your cousin’s wedding”, she knows what to expect and is more likely to buy from you again.</p>
<h2>Wallet balance during the season</h2>
<p>Orders are paid from your wallet. If the balance is too low, they are put on hold. In a normal week, keep enough for four average days. During the season, take the best day of last year and multiply it by four. UPI works on holidays, but check your daily limit before a busy weekend. On Orbit and Unicorn, autopay pays for orders automatically, but only while there is enough balance.</p>
<p>Also check the number of orders in your plan. Launchpad has 20 a month and Orbit 100. If you expect more, change your plan before the rush starts, so that no orders have to wait.</p>
<h2>Checklist</h2>
<ol>
<li>Check and write down the festival dates for the next six months.</li>
<li>Note the last date to promise delivery for each festival: three or five weeks before.</li>
<li>Choose six products for each festival, order samples, and drop the weakest two.</li>
<li>Put the delivery time in the first line of each listing.</li>
<li>Top up your wallet on the Thursday before a busy weekend.</li>
<li>Prepare a polite message for each festival that says orders can no longer arrive in time.</li>
</ol>
<p>This is a lot of planning, but it makes the season easier. If your Diwali products are listed in September, you have enough time for samples, advertising and delivery.</p>
`,
};
