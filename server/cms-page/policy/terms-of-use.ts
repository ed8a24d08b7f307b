/**
 * Template of terms of use: the operator fills in what is in square brackets. Written for the
 * Information Technology Act, 2000, the intermediary rules of 2021, the Consumer Protection Act,
 * 2019 with its e-commerce rules of 2020, and the RERA Act, 2016.
 */
export const termsOfUse = `
Last updated: [date]. These terms apply from [date].

These terms are the agreement between you and [registered company name], CIN [number], GSTIN
[number], [registered office address] ("we", "us"), who run BrickBazaar. By using the site you
accept
them. If you do not accept them, please do not use the site. They are an electronic record under the
Information Technology Act, 2000 and need no signature.

## What BrickBazaar is

BrickBazaar is a marketplace where brokers list properties for sale, rent or lease, and people look
for one. We are an intermediary under the Information Technology Act, 2000 and a marketplace
e-commerce entity under the Consumer Protection (E-Commerce) Rules, 2020. We do not own, sell, let
or
value the properties, and we are not a party to any agreement between you and a broker, an owner or
a developer. A price is what the other side asks for; it is not our offer.

[If the operator is registered as a real estate agent: our RERA registration numbers are listed at
the end of this page.]

## Accounts

You must be at least 18 years old and able to enter into a contract. Give correct details and keep
them up to date. Keep your password to yourself; what is done from your account is taken to be done
by you until you tell us otherwise. One person may hold one account of each kind. Tell us at once at
[support e-mail] if someone else uses your account.

## For people who look for a property

Using the site is free for you. Inquiries go to the broker you choose, with the contact details you
give. Please be honest in inquiries and reviews, and review only brokers you have dealt with.

Before you pay anything, we advise you to:

- visit the property, and meet the person who offers it;
- check ownership, approvals and dues with the original papers, and take legal advice;
- check the project and the broker on the website of your state's RERA authority;
- pay no token amount to someone you have not met, and keep receipts;
- read the written agreement, and register it where the law requires that.

We check a broker's identity papers and read each listing before it is published. These checks lower
risks; they do not guarantee a title, a price, a size or the conduct of anyone.

## For brokers

You may list only properties you are authorised to offer. You confirm that each listing:

- describes a property that exists and is available, with its true price, size and location;
- uses carpet area where the law requires it, and names the unit of every area;
- has photos of that property, which you may use;
- carries the RERA registration number of the project and your own, where registration is required;
- contains no contact details, payment addresses or links in its text;
- does not discriminate on religion, caste, sex, place of birth or disability.

Mark a property as sold or rented, or remove it, as soon as it is no longer available. Use the
contact
details of people who ask you only to answer them about property; you are responsible for them under
the Digital Personal Data Protection Act, 2023. Answer courteously, and do not write to people who
have asked you to stop.

Listings are usually reviewed within 24-48 hours. We may reject a listing or take it down, and
suspend or block an account, when these terms or the law are broken. We tell you the reason, and you
can ask us to look at it again.

## Plans, prices and refunds

Plans for brokers, with their price, duration and limits, are shown in the broker portal. Prices are
in Indian rupees; GST is [included / added] as shown before you pay. A plan begins when the payment
is confirmed and ends on the day shown; it does not renew by itself [unless you have agreed to a
mandate, which you can cancel at any time]. You receive a tax invoice for every payment.

[Refunds: a plan can be cancelled within [7] days of payment if no listing was published under it;
the amount is returned to the same account within [10] working days. Otherwise the unused part is
not refunded, except where we have failed to provide the service or the law requires it.]

How listings are ordered is explained beside the list. Listings that are shown in a place because
their broker pays for it are marked "Sponsored". No broker can pay to be called verified.

## What nobody may do

You may not host, publish or share anything that:

- belongs to another person, or infringes a copyright, trademark or other right;
- is false or misleading, impersonates someone, or is meant to cheat;
- is obscene, harasses, insults, or invades another person's privacy;
- is harmful to children, or encourages money laundering or gambling;
- threatens the unity, security or sovereignty of India, or public order;
- contains a virus or other harmful code, or breaks any law in force.

You may not copy the site's data in bulk, use robots on it without our written permission, try to
get around its security or limits, or use it to send advertising.

## Your content

What you publish stays yours. You allow us to store it, show it, resize it and promote it on
BrickBazaar and in search engines for as long as it is published, without a fee. Feedback that you
send us may be used to improve the service.

## Reports and takedown

Use "Report this listing", or write to the grievance officer, if you see something unlawful or
wrong.
We act on court orders and on notices of the appropriate government within the time the law gives
us,
and on complaints about intimate or impersonating content within 24 hours. We keep what was removed,
and its records, for 180 days or longer where the law asks for it.

## Complaints

Grievance officer under the Information Technology (Intermediary Guidelines and Digital Media Ethics
Code) Rules, 2021 and the Consumer Protection (E-Commerce) Rules, 2020:

[Name], [designation], [postal address]. E-mail: [grievance e-mail], phone: [number], Monday to
Friday, [hours].

You receive a ticket number. We acknowledge a complaint within 48 hours and settle it within one
month, or sooner where the law says so. You may also use the National Consumer Helpline (1915), the
consumer commissions, and, for orders under the 2021 rules, the Grievance Appellate Committee.

## What we are responsible for

We run the service with reasonable care, but cannot promise that it is always available or free of
errors. To the extent the law allows, we are not liable for what brokers, owners or users say or do,
or for indirect losses; our total liability to a broker is limited to the fees paid in the 12 months
before. Nothing here limits rights that a consumer has by law, or liability for fraud, wilful
misconduct or gross negligence. If your breach of these terms causes a claim against us, you make
good what it costs us.

## Ending

You can close your account at any time from your profile. We may end or suspend an account that
breaks these terms, or when the law requires it, with notice where that is possible. What happens to
your data is said in the [privacy policy](/pages/privacy-policy).

## Changes, law and courts

We publish changes here and tell account holders at least [15] days before they apply. If a part of
these terms is invalid, the rest stays. They are governed by the laws of India, and the courts of
[city] have jurisdiction; consumers may also go to the commission or court where they live.

## Company details

[Registered company name] · CIN [number] · GSTIN [number] · RERA [state: number] · [registered
office
address] · [customer care e-mail] · [customer care phone]
`
