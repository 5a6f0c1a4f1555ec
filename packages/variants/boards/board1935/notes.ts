import type { BoardNotes } from "../notes.ts";

/** What is known of the lost map of 1935, and what had to be designed. */
export const notes1935: BoardNotes = {
  grounds: {
    text: "stated in the booklet",
    example: "kept from one of the booklet's examples, which use the classic map",
    designed: "designed for this board",
  },
  otherwise: "designed",
  provinces: {
    text: `
      Ada And Ank Ant Bal Bcn Ber Bor Bos Bri Brn Cas Cro Cze Den Ebs Edi Egy Eme Eng Fkf Fna Gib Ham Hol
      Ire Irn Ist Izm Kra Lib Lon Lyo Mac Mad Mil Mon Mos Mst Mun Mur Nap Nav Nor Par Per Pic Pod Pru Red
      Rom Ros Sax Ser Sev Sib Sil Ska Stp Swe Syr Ven Wbe Wol Yor
    `,
    example: `
      Apu Bel Bul Bur Iri Mao Mar Nth Rum Tun Tus Tyr Wal War
    `,
  },
  edges: {
    text: `
      Bal-Den Bal-Swe Ber-Den Ber-Ham Bor-Bri Bri-Eng Bri-Par Bri-Pic Brn-Den Brn-Ska Brn-Swe Cas-Irn/nc
      Cas-Wol Cze-Kra Cze-Sax Den-Ska Den-Swe Ebs-Ros Egy-Eme Egy-Red Eng-Lon Ham-Hol Irn/sc-Per Kra-Sil
      Rom-Ven Ros-Wol Ska-Swe
    `,
    example: `
      Apu-Rom Bal-Pru Bel-Eng Ber-Pru Ber-Sil Bor-Par Bur-Par Eng-Iri Eng-Mao Eng-Nth Eng-Pic Eng-Wal
      Nap-Rom Par-Pic Pru-Sil Pru-War Rom-Tus Rom-Tyr Sil-War
    `,
  },
  fleetLegs: {},
  crossings: "",
  canals: "Ros-Wol",
  closed: `
    Alb-Sal Aus-Ven Aze-Tbz Bal-Den Ber-Den Brn-Ska Diy-Geo Gre-Mac Pod-Tra Rum-Slo Tri-Tyl
  `,
  remarks: {
    "Alb-Sal": "four-way corner with Greece and Macedonia",
    "Aus-Ven": "four-way corner with Trieste and Tyrol",
    "Aze-Tbz": "four-way corner with Georgia and Diyarbakir",
    "Bal-Den": "the Baltic example names Sweden where the classic one has Denmark",
    "Bal-Swe": "order example",
    "Ber-Den": "stated: not adjacent",
    "Ber-Ham": "waterway Kiel",
    "Bor-Bri": "order example",
    "Bri-Eng": "order example",
    "Bri-Par": "order example",
    "Bri-Pic": "order example",
    "Brn-Den": "movement clarification",
    "Brn-Ska": "stated: not adjacent",
    "Brn-Swe": "movement clarification",
    "Cas-Irn/nc": "coast rule",
    "Cas-Wol": "waterway Wolga",
    "Cze-Kra": "order example",
    "Cze-Sax": "order example",
    "Den-Ska": "movement clarification",
    "Den-Swe": "movement clarification",
    "Diy-Geo": "four-way corner with Azerbaijan and Trabzon",
    "Ebs-Ros": "waterway Wolga",
    "Egy-Eme": "waterway Nile",
    "Egy-Red": "waterway Nile",
    "Eng-Lon": "order example",
    "Gre-Mac": "four-way corner with Albania and Salonika",
    "Ham-Hol": "waterway Kiel",
    "Irn/sc-Per": "coast rule",
    "Kra-Sil": "order example",
    "Pod-Tra": "four-way corner with Romania and Slovakia",
    "Rom-Ven": "army only, stated",
    "Ros-Wol": "waterway Wolga, fleet leg by canal",
    "Rum-Slo": "four-way corner with Podolia and Transylvania",
    "Ska-Swe": "movement clarification",
    "Tri-Tyl": "four-way corner with Austria and Venice",
  },
};
