import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 2,
  title: 'GST for resellers: seven questions to settle first',
  description:
    'Do I need a GSTIN? Which invoice goes to whom? What is TCS? Seven GST questions in plain words, to take to your chartered accountant.',
  author: 'The Merchant Desk',
  date: '2026-08-04',
  icon: 'ledger',
  scene: 1,
  html: `
<p>Before the first sale, no subject raises more questions than GST. The rules are not as bad as their reputation, but they do not forgive being ignored. Here are seven questions, in the order in which they come up. This is a map and not tax advice: limits and rates change, and some limits differ between States. An hour with a chartered accountant costs less than one notice.</p>
<h2>1. Do I need a GSTIN at all?</h2>
<p>A small business that sells goods only inside its own State may stay unregistered until its turnover in a year passes a limit. Two things that online sellers like to do change that. Selling goods to buyers in <strong>other States</strong> generally needs registration from the first rupee. And most <strong>marketplaces</strong> ask for a GSTIN before they let you list. A few also take small sellers with an enrolment number from the GST portal, for sales inside their own State only.</p>
<p>So the practical answer is: to look around, to try our catalogue and to order samples you need none. Before you ship across a State border or open a marketplace account, you almost certainly do.</p>
<h2>2. Which invoices are there?</h2>
<p>Two, for every order. <strong>We invoice you</strong> for the goods; that is a purchase for your business. <strong>You invoice your customer</strong> at your own price; that is your sale. The parcel travels straight from our warehouse to the customer, but on paper the goods pass through your hands. Accountants call it “bill to, ship to”. If you are registered, whether our invoice shows IGST or CGST and SGST depends on your State; on your own invoice it depends on where the parcel goes.</p>
<p>Our invoice reaches you electronically and is never in the box. Your customer sees your name only. Every order on every plan has its tax invoice.</p>
<h2>3. Can I set off the GST I paid?</h2>
<p>If you are registered under the regular scheme, usually yes. The GST on our invoice counts against the GST on your sale, provided that our invoice carries <strong>your GSTIN</strong> and you file your returns in time. So enter the GSTIN in your account settings before the first order, not after the fortieth; without it, the GST on our invoice is only a cost.</p>
<p>If you are not registered, the GST in our price is part of what the product costs you. Our catalogue prices include it, so the figure you see is the figure you pay.</p>
<h2>4. What about the composition scheme?</h2>
<p>It is meant for small local businesses: a low flat rate, little paper. It also has fences around it. In particular, sales of goods to other States are not allowed under it, and you cannot set off the GST on your purchases. For a shop that sells all over India it rarely fits. Ask before you choose it, because changing later means work.</p>
<h2>5. Why does the marketplace pay me less than I expected?</h2>
<p>Apart from its fees, a marketplace collects a small share of your sales as <strong>TCS</strong>, tax collected at source, and reports it under your GSTIN. The money is not lost: you accept it on the GST portal, and it lands in your cash ledger. Income tax has a deduction of its own, TDS, which shows in your income-tax statement. Keep the settlement reports; your accountant will want them month by month.</p>
<h2>6. Which rate and which HSN code?</h2>
<p>The rate depends on the product, and sometimes on its price: garments and footwear are the classic cases. The HSN code names the kind of goods and belongs on your invoice. Take the code from our data or our invoice instead of guessing from the title. The rate is yours to check: if your price crosses a limit that ours does not, it is taxed differently. If you bundle things, such as a bottle with a lunch box, ask how the set is to be taxed before you list it.</p>
<h2>7. What do I have to keep?</h2>
<ul>
<li>Our invoices to you, and your invoices to your customers, with numbers that run without gaps.</li>
<li>Credit notes. When an undelivered parcel comes back, you get a credit note from us for what we refund, and you owe one to your customer if you had already invoiced her.</li>
<li>Wallet statements, gateway and marketplace settlement reports.</li>
<li>Proof of delivery for larger orders.</li>
</ul>
<p>The GST law asks for 72 months from the due date of the year’s annual return, so reckon with eight years, in one folder for each month. A folder named “misc” is where refunds go to die.</p>
<h2>A quiet word on price and MRP</h2>
<p>Two more rules belong to the same conversation. You may sell below the MRP and never above it, and the MRP includes all taxes. And the country of origin of imported goods has to be shown where you sell. Both are in the data that you download from us; please do not delete the columns.</p>
<h2>What to do this week</h2>
<p>Decide where you want to sell: one State or all of India, your own page or a marketplace. Take that decision and this list to a chartered accountant. Then, if you register, put the GSTIN into your account. If something on one of our invoices looks wrong, <a href="/support-ticket">raise a ticket</a> with the order number, and we will correct it while the month is still open.</p>
`,
};
