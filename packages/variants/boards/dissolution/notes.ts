import type { BoardNotes } from "../notes.ts";

/** How far the rulebook settles the borders of 1992. It has no table of them and its maps are pictures. */
export const dissolutionNotes: BoardNotes = {
  grounds: {
    rules: "stated in the rules: in the text, a crossing or a worked example",
    geography: "geographically certain",
    judgment: "a judgment, which another reading of the map could change",
  },
  otherwise: "geography",
  provinces: {},
  edges: {
    rules: `
      AdA-Dji Adr-Avi Adr-BHz Adr-Cro Adr-Pod Adr-Svn Aeg-Ist Akt-Ast Akt-Kra Akt-Mos Akt-Niz Akt-Sve
      Alx-Sue Ast-Khk Ast-Kra Ast-Niz Asw-Cai Asw-Khm Asw-Shi Asw-Sue Ath-Cre Aus-Hun Aus-Pra Aus-Ram
      Avi-Cro Avi-Svn Azo-Bla Azo-Kra Azo-Sev Bal-BSt Bal-Fin Bal-Gda Bal-Kal Bal-Len Bal-Ols Ben-Khm
      Bgd-Hun BHz-Cro BHz-Pod Bla-Inc Bla-Ist Bla-Izm Bla-Kra Bla-Sev Blr-Mos BSt-Fin BSt-Len Buc-Mol
      Cai-Sue Clu-Ode Cro-Hun Cro-Pod Cro-Svn Del-Isl Del-Kch Del-Pes DiD-Dji Dji-Eri Dji-Red Dji-Som
      Dji-Yem Dmm-Irq Dmm-Naj Dmm-Oma Dmm-Per Dmm-Qat Dmm-UAE Dmm-Yem EGe-Gda EGe-Poz EGe-Ram Eri-Red
      Eri-Yem Fin-Len GAd-Red Gda-Kal Gda-Ols Gda-Ram Geo-Ist GOm-Per GOm-Shi GOm-UAE Guj-Kch Guj-Mum
      Inc-Irq Inc-Ist Inc-Syr Irq-Khu Irq-Kuw Irq-Per Irq-Riy Irq-Syr Ist-Izm Jor-Sue Jor-Syr Jor-Tbk
      Jor-Tel Kab-Kas Kab-Pes Kab-Taj Kal-Ols Kan-Shi Kas-Pes Kas-Taj Kch-Mum Khk-Kyv Khk-Mos Khu-Kuw
      Khu-Per Kra-Sev Kuw-Per Kyv-Sev Len-Niz Lev-Sue Naj-Oma Naj-Yem Oma-Yem Per-Qat Per-Shi Per-UAE
      Pes-Taj Poz-Ram Pra-War Qat-UAE Red-Sue Red-Yem Shi-Teh Shi-UAE Sue-Tbk Sue-Tel Syr-Tel Tbk-Tel
    `,
    judgment: `
      AdA-Som Aeg-Lib Akm-Akt Akm-Alm Akm-Niz Alm-Nuk Ara-Som Ara-Yem Ast-Aze Ast-Azo Ast-Geo Avi-TyS
      Avi-WMd Aze-Inc Aze-Kra Aze-Teh Azo-Ode Bal-Ram Ben-Dar Ben-Lev Bgd-Cri Blo-GOm Blo-Kab Blo-Kho
      Blr-Ols BSt-Ols Buc-Cri Cas-Kra Cas-Tbz Cre-Ion Cre-Lev Cri-Lvi DiD-Eri GAd-Ind GAd-Oma Gda-War
      Guj-Isl Ind-Mum Ion-Lev Ion-Trp Ion-Tun Ion-WMd Irq-Tbk Kan-Pes Kan-Tkm Kgd-Nuk Khk-Kra Khk-Ode
      Khu-Tbz Kra-Mos Kuw-Riy Kyv-Mol Len-Sve Lev-WDe Lib-Nap Lib-TyS Lib-WMd Lvi-Mol Lvi-Ode Naj-Red
      Nap-WMd Ols-Poz Red-Tel Teh-Tkm Tun-TyS
    `,
  },
  fleetLegs: {
    geography: `
      Akt-Ast Asw-Khm Dji-Som Guj-Kch Guj-Mum Inc-Syr Oma-Yem
    `,
    judgment: `
      Alx-WDe Ast-Khk Ast-Kra Aze-Tbz Ben-WDe EGe-Ram Mec-Naj Naj-Yem Tbz-Teh
    `,
  },
  crossings: `
    Avi-Cro BSt-Fin Cro-Pod Eri-Yem Gda-Kal Khu-Kuw Kra-Sev Naj-Oma Qat-UAE Shi-UAE Tbk-Tel
  `,
  canals: "Ast-Niz Len-Niz",
  closed: `
    AdA-Dji AdA-Som Aeg-Bla Aeg-Lib Akt-Kra Akt-Mos Akt-Sve Ara-Som Ast-Aze Ast-Geo Asw-Shi Ath-Cre Aze-Inc
    Aze-Teh Azo-Ode Blo-Kab Blo-Kho Clu-Ode Del-Kch Del-Pes GAd-Oma GAd-Red Gda-Ram Gda-War Geo-Ist Inc-Ist
    Ion-Lev Ion-Trp Ion-WMd Kab-Kas Kas-Taj Kch-Mum Khk-Kra Khk-Ode Kra-Mos Kuw-Riy Len-Sve Lib-Nap Lib-TyS
    Lib-WMd Lvi-Ode Nap-WMd Poz-Ram Red-Tel
  `,
  remarks: {
    "Aeg-Bla": "Istanbul holds the Straits",
    "Akm-Akt": "Aktobe - Kostanay",
    "Akm-Alm": "Pavlodar - East Kazakhstan",
    "Akm-Niz": "Orenburg in Nizhny Novgorod",
    "Alm-Nuk": "Navoi - South Kazakhstan",
    "Alx-WDe": "fleet leg because the Western Desert has the Matruh coast",
    "Ara-Yem": "Mahra coast",
    "Ast-Azo": "Rostov in Astrakhan (Volga-Don)",
    "Ast-Khk": "fleet leg on the Sea of Azov: Rostov in Astrakhan",
    "Ast-Kra": "coasts meet on Azov and Caspian",
    "Ast-Niz": "Volga",
    "Ath-Cre": "Cre must not touch a NATO unit",
    "Avi-Cro": "across Slovenia's short coast",
    "Avi-TyS": "Tuscany drawn with Aviano",
    "Avi-WMd": "Liguria",
    "Aze-Inc": "Nakhichevan is drawn with Armenia",
    "Aze-Kra": "Dagestan in Krasnodar",
    "Aze-Tbz": "fleet leg because Gilan is Tabriz",
    "Bal-Ram": "coast of Kiel and Lübeck; the map may leave Ramstein landlocked",
    "Ben-Lev": "Cyrenaica east of the Libyan Sea line",
    "Ben-WDe": "fleet leg because the Western Desert has the Matruh coast",
    "Bgd-Cri": "the Banat is in Crișana",
    "Bla-Izm": "one unbroken coast on both sides of Istanbul",
    "Blo-GOm": "Makran coast",
    "Blo-Kho": "Sistan belongs to Shiraz",
    "Blr-Ols": "Podlasie",
    "BSt-Fin": "Gulf of Finland",
    "BSt-Ols": "Suwalki gap: depends on where Podlasie belongs",
    "Cas-Kra": "Dagestan in Krasnodar",
    "Cas-Tbz": "Gilan in Tabriz",
    "Cre-Ion": "west end of Crete",
    "Cre-Lev": "east end of Crete",
    "Cri-Lvi": "Satu Mare - Transcarpathia",
    "Cro-Pod": "across Bosnia's short coast",
    "DiD-Eri": "Afar in Dire Dawa",
    "Dji-Yem": "Bab el-Mandeb, drawn as Djibouti's strait",
    "EGe-Ram": "fleet leg only because Ramstein reaches the Baltic",
    "Eri-Yem": "Bab el-Mandeb",
    "GAd-Ind": "at Cape Guardafui",
    "GAd-Red": "fleets pass Djibouti or Yemen",
    "Gda-Kal": "across Olsztyn's short coast",
    "Gda-Ram": "Gda must not touch a NATO unit",
    "Gda-War": "not adjacent because Kuyavia-Pomerania is Poznan",
    "Geo-Ist": "Izmir lies on both sides of Istanbul",
    "Guj-Isl": "northern end of western Rajasthan",
    "Inc-Ist": "as Geo-Ist",
    "Ind-Mum": "coast south of Goa",
    "Irq-Tbk": "west of the Northern Borders region in Tabuk",
    "Jor-Sue": "across the Gulf of Aqaba, which is part of Suez",
    "Kab-Kas": "as Kas-Taj",
    "Kan-Pes": "Paktika in Kandahar",
    "Kan-Tkm": "Herat in Kandahar",
    "Kas-Taj": "the rules' list of provinces near Indian territory rules it out",
    "Kgd-Nuk": "Kyzylorda in Karaganda",
    "Khk-Kra": "Rostov belongs to Astrakhan",
    "Khk-Ode": "Kherson belongs to Sevastopol",
    "Khu-Kuw": "across Iraq's short coast",
    "Khu-Tbz": "Kurdistan - Kermanshah",
    "Kra-Mos": "Rostov belongs to Astrakhan",
    "Kra-Sev": "Kerch",
    "Kyv-Mol": "Vinnytsia in Kyiv; the alternative is Lvi-Ode",
    "Len-Niz": "deep-water system; fleets in Niz reach only Ast and Len",
    "Lev-WDe": "Matruh coast",
    "Lvi-Mol": "Chernivtsi",
    "Lvi-Ode": "alternative to Mol-Kyv",
    "Mec-Naj": "Asir coast in Najran",
    "Naj-Red": "Asir and Jizan in Najran",
    "Naj-Yem": "Asir and Jizan coast in Najran",
    "Nap-WMd": "Sardinia is off-board",
    "Ols-Poz": "via Kuyavia-Pomerania",
    "Pes-Taj": "Wakhan",
    "Poz-Ram": "Poz must not touch a NATO unit",
    "Red-Tel": "the Gulf of Aqaba belongs to Suez",
    "Shi-UAE": "Hormuz",
    "Sue-Tbk": "across the Gulf of Aqaba",
    "Tbk-Tel": "head of the Gulf of Aqaba",
    "Tbz-Teh": "fleet leg because Gilan is Tabriz",
    "Teh-Tkm": "Golestan in Tehran",
  },
};
