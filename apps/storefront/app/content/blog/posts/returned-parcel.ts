import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 1,
  title: 'What one returned parcel does to your margin',
  description:
    'A worked example in rupees: what an order earns, what an RTO costs, and four habits that help you reduce returned parcels.',
  author: 'The Merchant Desk',
  date: '2026-07-14',
  icon: 'abacus',
  scene: 9,
  html: `
<p>Many resellers calculate their earnings as their price minus our price. At the end of the month the actual amount is smaller. A common reason is RTO (return to origin): the courier could not deliver the parcel, and it came back.</p>
<p>You can calculate the cost of RTO in advance and include it in your price. This post shows you how.</p>
<h2>One order, in rupees</h2>
<p>Take a kitchen organiser that costs you ₹400, including GST and delivery. You sell it in your own web store for ₹749. Your payment gateway charges about 2%, which is ₹15. Advertising costs you ₹120 per order on average.</p>
<p>When the parcel is delivered, you earn 749 − 400 − 15 − 120 = <strong>₹214</strong>. You pay tax on your margin from that. To keep the example simple, tax and your own time are not included.</p>
<p>Now suppose the same order comes back. You refund your customer ₹749, because she received nothing. We refund 80% of the product price, ₹320, to your wallet and keep 20%, ₹80, as a restocking and handling fee. You usually do not get back the gateway fee or the advertising cost. Your loss: 80 + 15 + 120 = <strong>₹215</strong>.</p>
<p>So one returned parcel costs almost exactly the profit of one delivered parcel.</p>
<h2>A hundred orders</h2>
<table>
<thead><tr><th>Returned out of 100</th><th>Earned on delivered orders</th><th>Lost on returns</th><th>Left per order placed</th></tr></thead>
<tbody>
<tr><td>5</td><td>₹20,330</td><td>₹1,075</td><td>₹193</td></tr>
<tr><td>10</td><td>₹19,260</td><td>₹2,150</td><td>₹171</td></tr>
<tr><td>20</td><td>₹17,120</td><td>₹4,300</td><td>₹128</td></tr>
<tr><td>30</td><td>₹14,980</td><td>₹6,450</td><td>₹85</td></tr>
</tbody>
</table>
<p>If returns rise from 5 to 20 in a hundred, you lose a third of your profit, although your sales stay the same. So check your returns before you check your sales.</p>
<h2>Why prepaid orders still come back</h2>
<p>All our orders are prepaid. Prepaid buyers have already paid, so they have less reason to refuse a parcel. The remaining causes are simple. The flat number is missing. The phone is on silent at work. The family is away for a week. The buyer forgot about the order and does not expect a courier.</p>
<p>These causes have nothing to do with the product, and you can deal with all of them before or during delivery.</p>
<h2>Four habits that help</h2>
<ol>
<li><strong>Check the address before you pay us.</strong> House number, floor, locality, landmark, PIN code, and a mobile number that is answered. If the PIN code and the city do not match, ask the customer. P.O. box, APO and FPO addresses are not processed.</li>
<li><strong>Tell the customer the delivery time twice.</strong> Once before payment, from the estimate on the product page, and once when you send the tracking ID. A buyer who expects a parcel is more likely to accept it.</li>
<li><strong>Respond to a failed attempt on the same day.</strong> Call the customer, ask for a landmark and a second number, and enter the answer on the order. The second attempt is often the next morning.</li>
<li><strong>Remove products that come back often.</strong> If one design comes back twice as often as the others, its images may promise more than the product offers. Improve the listing or remove it, even if it sells.</li>
</ol>
<h2>Include returns in your price</h2>
<p>Include the cost of the remaining returns in your price, as a shop includes its rent. If 8 of 100 parcels come back and each costs you ₹215, every order must cover about ₹17 for returns. At ₹749 you can afford that. At ₹549, only ₹18 is left after product cost, gateway and advertising. With eight returns in a hundred you would lose money, although each delivered order seems to earn something.</p>
<p>Do this calculation once for each product you advertise, with last month’s numbers.</p>
<h2>When it is not your customer’s fault</h2>
<p>The 20% fee is for parcels that could not be delivered to the person who ordered them. If the mistake was ours, for example a wrong item or a badly printed label, or if the courier lost the parcel, you get the full amount back. Raise a <a href="/support-ticket">support ticket</a> and describe what happened. The <a href="/return-refund">policy</a> has the time limits: 48 hours for damaged goods and for parcels marked Delivered that never arrived, 7 days for missing items.</p>
`,
};
