/**
 * The two-letter and three-letter codes of ISO 3166-1, and those in common use for Kosovo, which has no official
 * ones.
 */
const codes = `
  AD AND  AE ARE  AF AFG  AG ATG  AI AIA  AL ALB  AM ARM  AO AGO  AQ ATA  AR ARG  AS ASM  AT AUT  AU AUS  AW ABW
  AX ALA  AZ AZE  BA BIH  BB BRB  BD BGD  BE BEL  BF BFA  BG BGR  BH BHR  BI BDI  BJ BEN  BL BLM  BM BMU  BN BRN
  BO BOL  BQ BES  BR BRA  BS BHS  BT BTN  BV BVT  BW BWA  BY BLR  BZ BLZ  CA CAN  CC CCK  CD COD  CF CAF  CG COG
  CH CHE  CI CIV  CK COK  CL CHL  CM CMR  CN CHN  CO COL  CR CRI  CU CUB  CV CPV  CW CUW  CX CXR  CY CYP  CZ CZE
  DE DEU  DJ DJI  DK DNK  DM DMA  DO DOM  DZ DZA  EC ECU  EE EST  EG EGY  EH ESH  ER ERI  ES ESP  ET ETH  FI FIN
  FJ FJI  FK FLK  FM FSM  FO FRO  FR FRA  GA GAB  GB GBR  GD GRD  GE GEO  GF GUF  GG GGY  GH GHA  GI GIB  GL GRL
  GM GMB  GN GIN  GP GLP  GQ GNQ  GR GRC  GS SGS  GT GTM  GU GUM  GW GNB  GY GUY  HK HKG  HM HMD  HN HND  HR HRV
  HT HTI  HU HUN  ID IDN  IE IRL  IL ISR  IM IMN  IN IND  IO IOT  IQ IRQ  IR IRN  IS ISL  IT ITA  JE JEY  JM JAM
  JO JOR  JP JPN  KE KEN  KG KGZ  KH KHM  KI KIR  KM COM  KN KNA  KP PRK  KR KOR  KW KWT  KY CYM  KZ KAZ  LA LAO
  LB LBN  LC LCA  LI LIE  LK LKA  LR LBR  LS LSO  LT LTU  LU LUX  LV LVA  LY LBY  MA MAR  MC MCO  MD MDA  ME MNE
  MF MAF  MG MDG  MH MHL  MK MKD  ML MLI  MM MMR  MN MNG  MO MAC  MP MNP  MQ MTQ  MR MRT  MS MSR  MT MLT  MU MUS
  MV MDV  MW MWI  MX MEX  MY MYS  MZ MOZ  NA NAM  NC NCL  NE NER  NF NFK  NG NGA  NI NIC  NL NLD  NO NOR  NP NPL
  NR NRU  NU NIU  NZ NZL  OM OMN  PA PAN  PE PER  PF PYF  PG PNG  PH PHL  PK PAK  PL POL  PM SPM  PN PCN  PR PRI
  PS PSE  PT PRT  PW PLW  PY PRY  QA QAT  RE REU  RO ROU  RS SRB  RU RUS  RW RWA  SA SAU  SB SLB  SC SYC  SD SDN
  SE SWE  SG SGP  SH SHN  SI SVN  SJ SJM  SK SVK  SL SLE  SM SMR  SN SEN  SO SOM  SR SUR  SS SSD  ST STP  SV SLV
  SX SXM  SY SYR  SZ SWZ  TC TCA  TD TCD  TF ATF  TG TGO  TH THA  TJ TJK  TK TKL  TL TLS  TM TKM  TN TUN  TO TON
  TR TUR  TT TTO  TV TUV  TW TWN  TZ TZA  UA UKR  UG UGA  UM UMI  US USA  UY URY  UZ UZB  VA VAT  VC VCT  VE VEN
  VG VGB  VI VIR  VN VNM  VU VUT  WF WLF  WS WSM  XK XKX  YE YEM  YT MYT  ZA ZAF  ZM ZMB  ZW ZWE`;

export const countryCodes: { alpha2: string; alpha3: string }[] = codes
  .trim()
  .split(/\s{2,}/)
  .map((pair) => ({ alpha2: pair.slice(0, 2), alpha3: pair.slice(3) }));

/** Names that are shorter than those in `Intl.DisplayNames`. */
export const shopNames: Partial<Record<string, string>> = {
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  TR: 'Turkey',
};

/**
 * Other names that suppliers and customs documents use. A name that two countries share, such as Congo, is listed only
 * with the part that tells them apart.
 */
export const countryAliases: Partial<Record<string, string[]>> = {
  AE: ['UAE', 'Emirates'],
  BN: ['Brunei Darussalam'],
  BO: ['Plurinational State of Bolivia', 'Bolivia, Plurinational State of'],
  BQ: ['Bonaire, Sint Eustatius and Saba'],
  CD: [
    'DRC',
    'DR Congo',
    'Democratic Republic of Congo',
    'Congo, Democratic Republic of',
    'Congo, Dem. Rep.',
    'Zaire',
  ],
  CG: ['Republic of Congo', 'Congo, Republic of', 'Congo, Rep.', 'Congo Brazzaville'],
  CI: ['Ivory Coast'],
  CN: [
    'PRC',
    'PR China',
    'China PR',
    'China PRC',
    'China Mainland',
    'Mainland China',
    "People's Republic of China",
    "China, People's Republic of",
  ],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  DE: ['Deutschland', 'Federal Republic of Germany'],
  FK: ['Falkland Islands', 'Falkland Islands Malvinas'],
  FM: ['Federated States of Micronesia', 'Micronesia, Federated States of'],
  GB: [
    'UK',
    'Britain',
    'Great Britain',
    'England',
    'Scotland',
    'Wales',
    'Northern Ireland',
    'United Kingdom of Great Britain and Northern Ireland',
  ],
  HK: ['Hong Kong, China', 'China, Hong Kong', 'Hong Kong SAR', 'China, Hong Kong SAR'],
  IE: ['Republic of Ireland'],
  IN: [
    'Bharat',
    'Bharatvarsha',
    'Hindustan',
    'Hindusthan',
    'हिन्दुस्तान',
    'हिंदुस्तान',
    'Republic of India',
    'India, Republic of',
  ],
  ID: ['Republic of Indonesia'],
  IR: ['Islamic Republic of Iran', 'Iran, Islamic Republic of'],
  KP: [
    'DPRK',
    'Korea North',
    "Democratic People's Republic of Korea",
    "Korea, Democratic People's Republic of",
  ],
  KR: ['Korea', 'ROK', 'Korea South', 'Republic of Korea', 'Korea, Republic of', 'Korea, Rep.'],
  LA: ["Lao People's Democratic Republic", 'Lao PDR'],
  MD: ['Republic of Moldova', 'Moldova, Republic of'],
  MF: ['Saint Martin, French part'],
  MK: ['Macedonia', 'Republic of North Macedonia'],
  MM: ['Burma'],
  MO: ['Macau', 'Macao, China', 'Macau, China', 'China, Macao', 'Macao SAR', 'Macau SAR'],
  NL: ['Holland', 'Kingdom of Netherlands', 'Netherlands, Kingdom of'],
  PH: ['Phillipines', 'Republic of Philippines'],
  PS: ['Palestine', 'State of Palestine', 'Palestine, State of'],
  RU: ['Russian Federation'],
  SA: ['KSA', 'Kingdom of Saudi Arabia'],
  SG: ['Republic of Singapore'],
  SH: ['Saint Helena, Ascension and Tristan da Cunha'],
  SX: ['Sint Maarten, Dutch part'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Republic of Turkey', 'Republic of Türkiye'],
  TW: ['Taiwan ROC', 'Republic of China', 'Chinese Taipei', 'Taiwan, Province of China', 'Taiwan, China'],
  TZ: ['United Republic of Tanzania', 'Tanzania, United Republic of'],
  US: ['United States of America', 'America'],
  VA: ['Holy See', 'Vatican'],
  VE: ['Bolivarian Republic of Venezuela', 'Venezuela, Bolivarian Republic of'],
  VG: ['Virgin Islands, British'],
  VI: ['Virgin Islands, US'],
  VN: ['Socialist Republic of Vietnam'],
  ZA: ['RSA', 'Republic of South Africa'],
};
