import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 1,
  title: 'What one returned parcel does to your margin',
  description:
    'A worked example in rupees: what an order earns, what an RTO costs, and four habits that bring the share of returned parcels down.',
  author: 'The Merchant Desk',
  date: '2026-07-14',
  icon: 'abacus',
  scene: 9,
  html: `
<p>Ask a reseller what she earns and she will name the difference between her price and ours. Ask her at the end of the month and the number is smaller. The usual reason has three letters: RTO, return to origin. The courier could not hand over the parcel, and it came back.</p>
<p>RTO is not a disaster. It is a cost, and like every cost it can be counted before it arrives. This post counts it.</p>
<h2>One order, in rupees</h2>
<p>Take a kitchen organiser that costs you ₹400, GST and delivery included. You sell it in your own web store for ₹749. Your payment gateway keeps about 2%, which is ₹15. You advertise, and on average an order costs you ₹120 in advertising.</p>
<p>When the parcel arrives, the sum is simple: 749 − 400 − 15 − 120 = <strong>₹214</strong>. From that you still owe the tax on your margin, and your own hours. We leave both out, so that the figures stay easy to follow.</p>
<p>Now the same order comes back. Your customer gets her ₹749 back, because she has nothing in hand. We refund 80% of the product price, ₹320, to your wallet and keep 20%, ₹80, as restocking and handling fee. The gateway fee is usually gone, and the advertising certainly is. Your loss: 80 + 15 + 120 = <strong>₹215</strong>.</p>
<p>So one returned parcel eats the profit of one delivered parcel, nearly to the rupee. That is the sentence to remember.</p>
<h2>A hundred orders</h2>
<table>
<thead><tr><th>Returned out of 100</th><th>Earned on the rest</th><th>Lost on returns</th><th>Left per order placed</th></tr></thead>
<tbody>
<tr><td>5</td><td>₹20,330</td><td>₹1,075</td><td>₹193</td></tr>
<tr><td>10</td><td>₹19,260</td><td>₹2,150</td><td>₹171</td></tr>
<tr><td>20</td><td>₹17,120</td><td>₹4,300</td><td>₹128</td></tr>
<tr><td>30</td><td>₹14,980</td><td>₹6,450</td><td>₹85</td></tr>
</tbody>
</table>
<p>The step from 5 to 20 returned parcels costs a third of the profit, while the sales figure on your dashboard does not move at all. That is why we ask merchants to look at returns first and at sales second.</p>
<h2>Why prepaid orders still come back</h2>
<p>All our orders are prepaid, and prepaid buyers refuse far less often than people who have paid nothing. What remains has dull causes. The flat number is missing. The phone is on silent at work. The family is in the village for a week. The buyer forgot what she ordered three weeks ago and does not open the door to a courier she does not expect.</p>
<p>None of these is about the product, and all of them can be dealt with before or during delivery.</p>
<h2>Four habits that help</h2>
<ol>
<li><strong>Check the address before you pay us.</strong> House number, floor, locality, landmark, pincode, and a mobile number that is answered. If the pincode and the city disagree, ask. It takes a minute. Remember that P.O. box, APO and FPO addresses are not processed at all.</li>
<li><strong>Tell the delivery time twice.</strong> Once before the payment, from the estimate on the product page, and once when you pass on the tracking ID. A buyer who expects the parcel opens the door.</li>
<li><strong>React to a failed attempt on the same day.</strong> Call, ask for a landmark and a second number, and enter the answer on the order. The second attempt is often the next morning.</li>
<li><strong>Drop products that return.</strong> If one design comes back twice as often as the others, its pictures promise something that the product does not keep. Improve the page or take it down, even when it sells.</li>
</ol>
<h2>Put it into the price</h2>
<p>Whatever share remains belongs in your price, like rent in the price of a shop. If 8 of 100 parcels come back and each costs you ₹215, every order must carry about ₹17 for the others. At ₹749 that is bearable. At ₹549, where ₹18 is left after gateway and advertising, it is not: with eight returns in a hundred the product loses money, although each delivered order looks like a gain.</p>
<p>Do this sum once for each product you advertise. It needs the back of an envelope and an honest look at last month's list.</p>
<h2>When the fault is not your customer's</h2>
<p>The 20% fee is for parcels that could not be delivered to the person who ordered them. If the mistake was ours, for instance a wrong item or a label that we printed badly, or if the courier lost the parcel, you get the whole amount back. Raise a <a href="/support-ticket">support ticket</a> and say what you saw. The <a href="/return-refund">policy</a> has the time limits: 48 hours for damaged goods and for parcels marked Delivered that never came, 7 days for missing items.</p>
`,
};
