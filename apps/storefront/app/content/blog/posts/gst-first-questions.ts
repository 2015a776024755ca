import type { BlogPost } from '../blog-post.ts';

export const post: BlogPost = {
  id: 2,
  title: 'GST for resellers: seven questions answered',
  description:
    'Do I need a GSTIN? Which invoice goes to whom? What is TCS? Seven GST questions in simple words, to discuss with your chartered accountant.',
  author: 'The Merchant Desk',
  date: '2026-08-04',
  icon: 'ledger',
  scene: 1,
  html: `
<p>New sellers have many questions about GST. Here are seven, in the order in which they usually come up. This is general information and not tax advice: limits and rates change, and some limits differ between States. Please check your own case with a chartered accountant before you start.</p>
<h2>1. Do I need a GSTIN at all?</h2>
<p>A small business that sells goods only inside its own State may stay unregistered until its yearly turnover passes a limit. Two things change that. Selling goods to buyers in <strong>other States</strong> generally needs registration from the first rupee. And most <strong>marketplaces</strong> ask for a GSTIN before they let you list. A few also accept small sellers with an enrolment number from the GST portal, for sales inside their own State only.</p>
<p>So you do not need a GSTIN to browse, to try our catalogue or to order samples. Before you sell to another State or open a marketplace account, you will almost certainly need one.</p>
<h2>2. Who invoices whom?</h2>
<p>Every order has two invoices. <strong>We invoice you</strong> for the goods. That is a purchase for your business. <strong>You invoice your customer</strong> at your own price. That is your sale. The parcel goes straight from our warehouse to the customer, but on paper you buy the goods and sell them. Accountants call this “bill to, ship to”. If you are registered, your State decides whether our invoice shows IGST or CGST and SGST. On your own invoice it depends on where the parcel goes.</p>
<p>We send our invoice to you electronically and never put it in the box. Your customer sees only your name. Every order on every plan has a tax invoice.</p>
<h2>3. Can I claim input tax credit?</h2>
<p>If you are registered under the regular scheme, usually yes. You can set off the GST on our invoice against the GST on your sale, provided that our invoice shows <strong>your GSTIN</strong> and you file your returns on time. So enter your GSTIN in your account settings before the first order. Without it, you cannot claim the GST on our invoice.</p>
<p>If you are not registered, the GST in our price is part of your cost. Our catalogue prices include GST, so you pay the price that you see.</p>
<h2>4. What about the composition scheme?</h2>
<p>The composition scheme is for small local businesses. It has a low flat rate and less paperwork, but also limits. Sales of goods to other States are not allowed under it, and you cannot claim input tax credit on your purchases. It rarely suits a store that sells all over India. Ask your accountant before you choose it, because changing later takes work.</p>
<h2>5. Why does the marketplace pay me less than I expected?</h2>
<p>Apart from its fees, a marketplace deducts a small share of your sales as <strong>TCS</strong> (tax collected at source) and reports it under your GSTIN. You do not lose this money: you accept it on the GST portal, and it is credited to your cash ledger. Income tax has a separate deduction, TDS, which appears in your income-tax statement. Keep the settlement reports, because your accountant will need them every month.</p>
<h2>6. Which rate and which HSN code?</h2>
<p>The rate depends on the product and sometimes on its price, for example for garments and footwear. The HSN code classifies the goods and must be on your invoice. Take the code from our data or our invoice. Check the rate yourself: if your price is above a limit and ours is below it, a different rate applies to your sale. If you sell products as a set, such as a bottle with a lunch box, ask your accountant how the set is taxed before you list it.</p>
<h2>7. Which records do I have to keep?</h2>
<ul>
<li>Our invoices to you, and your invoices to your customers, numbered without gaps.</li>
<li>Credit notes. When an undelivered parcel comes back, we send you a credit note for the refund, and you issue one to your customer if you had already invoiced her.</li>
<li>Wallet statements, and settlement reports from your payment gateway and marketplaces.</li>
<li>Proof of delivery for larger orders.</li>
</ul>
<p>GST law requires you to keep records for 72 months from the due date of the year’s annual return. In practice, keep them for about eight years, in one folder for each month, so that you can find them later.</p>
<h2>Price and MRP</h2>
<p>Two more rules apply. You may sell below the MRP but never above it, and the MRP includes all taxes. And you must show the country of origin of imported goods where you sell. Both are in the data that you download from us, so please keep these columns.</p>
<h2>What to do this week</h2>
<p>Decide where you want to sell: in one State or all over India, on your own page or on a marketplace. Discuss this decision and these questions with a chartered accountant. If you register, enter the GSTIN in your account. If something on one of our invoices looks wrong, <a href="/support-ticket">raise a ticket</a> with the order number as soon as possible, so that we can correct it in the same month.</p>
`,
};
