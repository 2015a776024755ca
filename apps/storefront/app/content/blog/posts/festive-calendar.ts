import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 3,
  title: 'The festive season starts in July: a calendar',
  description:
    'Counting back from Rakhi, Navratri, Diwali and the weddings: when to choose, sample, list and stop promising, with our real delivery times.',
  author: 'The Catalogue Team',
  date: '2026-08-25',
  icon: 'diya-lamp',
  scene: 2,
  html: `
<p>Every autumn brings the same call. A merchant has found the perfect brass lamp, the advertisement is ready, Diwali is twelve days away, and could we please ship faster? We cannot, and in that week hardly anybody can. The season is decided much earlier, at a table with a calendar. Here is how to count.</p>
<h2>First, the honest delivery times</h2>
<p>Dispatch takes 5-7 business days. After that, goods from a <strong>national warehouse</strong> need 3-7 days and goods from the <strong>international warehouse</strong> 15-20 days. All of these are best read as business days, Monday to Saturday, with Sundays and holidays in between. On the calendar that makes:</p>
<table>
<thead><tr><th>Where the goods lie</th><th>Reckon with</th><th>Last promise before the day</th></tr></thead>
<tbody>
<tr><td>National warehouse</td><td>up to about 17 days</td><td>3 weeks before</td></tr>
<tr><td>International warehouse</td><td>up to about 32 days</td><td>5 weeks before</td></tr>
</tbody>
</table>
<p>The few days to spare are for rain, strikes, full courier hubs and the customer who is not at home. In the week before Diwali you will need them. The estimate on the product page is the one that counts for a single order; the table is for planning.</p>
<h2>Then count back</h2>
<p>Take the festival, go back by the last promise, then give your advertising three weeks to run, your listings one week to be written, and your samples two weeks to arrive. A sample takes 5-7 business days. For a national product this means about nine weeks from the choice to the day; for an international one, eleven.</p>
<p>Most dates move with the moon, so look them up every year. The rhythm stays:</p>
<ul>
<li><strong>Raksha Bandhan</strong> (August): choose in early June. Rakhis, gift boxes, small presents for sisters. The parcel goes to another city, so addresses need double care.</li>
<li><strong>Onam and Ganesh Chaturthi</strong> (August to September): choose in late June. Kasavu sarees, decoration, cookware. Monsoon packing matters.</li>
<li><strong>Navratri and Durga Puja</strong> (September to October): choose in July. Chaniya cholis, oxidised jewellery, dandiya. Sizes are the main cause of trouble; a measured size chart is worth more than another photograph.</li>
<li><strong>Dhanteras and Diwali</strong> (October to November): choose in August. Lamps, lights, kitchenware, home decoration, gift sets. Fragile things want an inner box.</li>
<li><strong>Weddings</strong> (November to February): choose in September. Sarees, sherwanis, luggage, return gifts. From about 500 pieces ask for a <a href="/place-bulk-order">bulk price</a>.</li>
<li><strong>Christmas and New Year</strong>: choose in October. Lights, party goods, winter wear in the north.</li>
<li><strong>Pongal, Lohri and Makar Sankranti</strong> (January): choose in November. Kites, brass pots, shawls.</li>
<li><strong>Holi</strong> (March): choose in January. White clothes, water toys, skin and hair care. Check what may be shipped; colours in powder form are not welcome on every route.</li>
<li><strong>Id-ul-Fitr</strong>: about eleven days earlier each year, so choose ten weeks before. Ethnic wear, perfumes, crockery.</li>
</ul>
<h2>What to sell after the last promise</h2>
<p>When the date has passed, do not go silent and do not hope. Change the message. Sell for the days after: storage boxes when everybody has bought too much, cleaning things, the wedding three weeks later. Or sell what is not tied to a date at all. A buyer who hears “it will not arrive for Diwali, but it will for your cousin’s wedding” will believe you next year.</p>
<h2>Money in the season</h2>
<p>Orders are paid from your wallet, and an empty wallet holds them up. In an ordinary week the cost of four average days is a good balance. In the season take the best day of last year and multiply it by four. UPI works on holidays, but Saturday night is the wrong moment to find out about a daily limit. On Orbit and Unicorn, autopay takes the clicking off your hands, but it cannot pay from nothing.</p>
<p>Look also at the number of orders in your plan. Launchpad has 20 a month and Orbit 100. If you mean to pass that, change the plan in the quiet week before, and not while forty orders wait.</p>
<h2>A list for the fridge</h2>
<ol>
<li>Festival dates of the next six months, looked up and written down.</li>
<li>The last promise for each, three or five weeks before.</li>
<li>Six products per festival, samples ordered, two thrown out.</li>
<li>Delivery time in the first line of each listing.</li>
<li>Wallet filled on the Thursday before.</li>
<li>One message ready for each date, saying politely that it is now too late.</li>
</ol>
<p>It looks like a lot of planning for a business that runs on a phone. But the merchants who have a good Diwali are rarely those with the best lamp. They are those who listed it in September.</p>
`,
};
