motto = La reine des pirates des mers du Sud
